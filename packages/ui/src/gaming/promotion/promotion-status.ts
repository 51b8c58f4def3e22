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

/** Something can be done now, or what kind of news it is. */
type StatusLook =
  | { readonly open: true }
  | {
      readonly open: false;
      readonly icon: 'check' | 'clock' | 'ban';
      readonly tone: 'neutral' | 'success' | 'danger';
    };

const done = { open: false, icon: 'check', tone: 'success' } as const;
const waiting = { open: false, icon: 'clock', tone: 'neutral' } as const;
const over = { open: false, icon: 'ban', tone: 'neutral' } as const;
const refused = { ...over, tone: 'danger' } as const;

const looks: Readonly<Record<PromotionStatus, StatusLook>> = {
  join: { open: true },
  claim: { open: true },
  applying: waiting,
  process: waiting,
  'coming-soon': waiting,
  issued: done,
  claimed: done,
  joined: done,
  rejected: refused,
  close: over,
};

export const lookOfStatus = (status: PromotionStatus): StatusLook => looks[status];
