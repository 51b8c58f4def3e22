import { memberKey } from '#kernel/http/member-key.ts';

/** What the key of all begins with that is asked of a member’s deposits. */
export const depositsKey = (userName: string) => memberKey(userName, 'deposit');
