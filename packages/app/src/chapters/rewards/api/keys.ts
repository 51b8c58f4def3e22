import { memberKey } from '#kernel/http/member-key.ts';

export const standings = 'promotion';

/** What the keys of all that a member has to do with promotions begin with. */
export const standingsKey = (userName: string) => memberKey(userName, standings);
