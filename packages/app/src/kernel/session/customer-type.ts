/** Kinds of accounts, as the platform numbers them; nobody where nobody is logged in. */
export type CustomerType = number | undefined;

const withoutAgency: ReadonlySet<CustomerType> = new Set([undefined, 0, 4, 40]);
const agents: ReadonlySet<CustomerType> = new Set([1, 2, 41, 42]);

/** Plays for practice alone: has no password, no letters, and nothing to mark as read. */
export const isGuest = (type: CustomerType): boolean => type === 4;

const depositors: ReadonlySet<CustomerType> = new Set([0, 1, 2]);

/** Whose own money it is that is played with. */
export const mayDeposit = (type: CustomerType): boolean => depositors.has(type);

/** Whoever has people of their own; a kind that came up today may have. */
export const hasAgentCenter = (type: CustomerType): boolean => !withoutAgency.has(type);

/** Whoever is paid to bring people, and is offered no reward for it. */
const isAgent = (type: CustomerType): boolean => agents.has(type);

/** Visitors are invited to invite; a member while there is a reward for it. */
export const mayInvite = (type: CustomerType, isRewarded: boolean): boolean =>
  type === undefined || (isRewarded && !isAgent(type));
