/**
 * What may become of a grant. The same table stands in the database, and a test
 * compares them.
 */
export const grantSteps = {
  /** Others of the member's came first. */
  waiting: 'active given_up ended',
  active: 'closing earned given_up expired ended',
  /** Wagered as asked, while rounds that count towards it are open; of those that go back it may fall short again. */
  closing: 'active earned given_up expired ended',
  earned: '',
  given_up: '',
  expired: '',
  ended: '',
} as const;

export type GrantState = keyof typeof grantSteps;

/** Its account may hold something. */
export const isLive = (state: GrantState): boolean =>
  state === 'waiting' || state === 'active' || state === 'closing';
