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

interface StatusLook {
  /** Something can be done now. */
  readonly open: boolean;
  readonly icon?: 'check' | 'clock' | 'ban';
}

const done: StatusLook = { open: false, icon: 'check' };
const waiting: StatusLook = { open: false, icon: 'clock' };
const over: StatusLook = { open: false, icon: 'ban' };

const looks: Readonly<Record<PromotionStatus, StatusLook>> = {
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

export const lookOfStatus = (status: PromotionStatus): StatusLook => looks[status];
