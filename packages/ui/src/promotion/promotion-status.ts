/** How a player stands with a promotion. */
export type PromotionStatus =
  | 'join'
  | 'claim'
  | 'applying'
  | 'close'
  | 'rejected'
  | 'issued'
  | 'claimed'
  | 'process'
  | 'joined'
  | 'coming-soon';

interface Manner {
  /** Something can be done now. */
  readonly open: boolean;
  readonly icon?: 'check' | 'clock' | 'ban';
}

const done: Manner = { open: false, icon: 'check' };
const waiting: Manner = { open: false, icon: 'clock' };
const over: Manner = { open: false, icon: 'ban' };

const manners: Readonly<Record<PromotionStatus, Manner>> = {
  join: { open: true },
  claim: { open: true },
  applying: waiting,
  process: waiting,
  'coming-soon': waiting,
  issued: done,
  claimed: done,
  joined: done,
  rejected: over,
  close: over,
};

export const mannerOf = (status: PromotionStatus): Manner => manners[status];
