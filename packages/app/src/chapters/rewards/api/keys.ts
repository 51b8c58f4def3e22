import { memberKey } from '#kernel/http/member-key.ts';

export const standings = 'promotion';
export const bonuses = 'bonus';

/** What the keys of all that a member has to do with promotions begin with. */
export const standingsKey = (userName: string) => memberKey(userName, standings);

/** The same of what they were given to play with. */
export const bonusesKey = (userName: string) => memberKey(userName, bonuses);
