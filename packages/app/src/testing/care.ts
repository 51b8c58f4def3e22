import type { Reply } from '@livery/contract/client';

type Play = Reply<'responsiblePlay'>;
type Limit = Play['limits'][number];

/** Noon of a Sunday in Manila. */
export const noon = Date.UTC(2026, 10, 29, 4);

export const limitOf = (more: Partial<Limit> = {}): Limit => ({
  id: '7',
  type: 'deposit',
  period: '24h',
  amount: '2000.00',
  used: '500.00',
  room: '1500.00',
  resetAt: noon + 12 * 3_600_000,
  setBy: 'member',
  ...more,
});

/** What a member is told who has set nothing yet. */
export const playOf = (more: Partial<Play> = {}): Play => ({
  currency: 'PHP',
  limits: [],
  realityCheckMinutes: 60,
  promptAnswered: false,
  nextReviewAt: Date.now() + 30 * 86_400_000,
  rules: {
    jurisdiction: 'PH',
    timeOuts: ['24h', '7d', '30d'],
    exclusions: ['6m', '1y', 'open'],
    limits: (['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
      (['24h', '7d', '1m'] as const).map((period) => `${kind}.${period}` as const),
    ),
    sessionLimits: ['session', 'day'],
    raiseDelay: '24h',
    confirmWithin: '7d',
    realityCheckAtMost: 30,
    breakMinutes: 0,
    panicButton: false,
    hasOtherBrands: true,
    exclusionReturn: 'ask24h',
  },
  ...more,
});

/** A stretch of play that has gone on for a quarter of an hour. */
export const playedOf = (more: Partial<Reply<'playSession'>> = {}): Reply<'playSession'> => {
  const now = Date.now();
  return {
    currency: 'PHP',
    startedAt: now - 15 * 60_000,
    elapsed: 15 * 60_000,
    staked: '250.00',
    won: '90.00',
    net: '-160.00',
    nextCheckAt: now + 45 * 60_000,
    checkDue: false,
    ...more,
  };
};
