import { memberKey } from '#kernel/http/member-key.ts';

/** What the key of every record of a member begins with. */
export const recordsKey = (userName: string) => memberKey(userName, 'records');
