import { Type } from 'typebox';
import { closed, oneOf } from '../schema-parts.ts';
import { amounts, amountsOrNone } from './money.ts';
import { span, spanOrNone, spans } from './spans.ts';

const limitKinds = ['deposit', 'loss', 'wager'] as const;
const limitPeriods = ['24h', '7d', '1m'] as const;
const limits = limitKinds.flatMap((kind) =>
  limitPeriods.map((period) => `${kind}.${period}` as const),
);

const seconds = (description: string) =>
  Type.Number({
    minimum: 0,
    maximum: 60,
    description: `${description} In seconds; 0 for no rule.`,
  });

/** Each ladder from the mildest rung to the strictest. */
export const limitLadders = {
  limitPrompt: ['ask', 'require'],
  registerCheck: ['never', 'daily', 'login'],
  exclusionReturn: ['clock', 'ask24h', 'ask7d'],
  openExclusionReturn: ['ask24h', 'ask7d', 'never'],
} as const;

/** How much somebody may play, and what they may do about it. */
export const limitProperties = {
  timeOuts: spans('Time-outs offered: 24h, 7d, 1m …'),
  exclusions: spans('Self-exclusions offered: 6m, 1y, open …'),
  exclusionReturn: oneOf(
    limitLadders.exclusionReturn,
    'What ends an exclusion whose time is over: the clock, or a question of the player and a wait after it.',
  ),
  openExclusionReturn: oneOf(
    limitLadders.openExclusionReturn,
    'What ends an exclusion without an end: a question and a wait after it, or nothing.',
  ),
  registerCheck: oneOf(
    limitLadders.registerCheck,
    'How often the register of excluded players is asked, besides at registration: never, at the first log-in of a day, or at every one.',
  ),
  limits: Type.Array(oneOf(limits, 'A kind of limit and its period.'), {
    minItems: 1,
    uniqueItems: true,
    description:
      'Limits that a player can set: deposits, losses and stakes by day, week and month.',
  }),
  sessionLimits: Type.Array(oneOf(['session', 'day'], 'One log-in, or all of a day.'), {
    minItems: 1,
    uniqueItems: true,
    description: 'Limits of time that a player can set.',
  }),
  limitPrompt: oneOf(
    limitLadders.limitPrompt,
    'Before the first deposit a player is asked for a limit, and may say no, or must set one.',
  ),
  raiseDelay: span('How long a raised limit waits at least: 24h, 7d …'),
  raiseAfterPeriod: Type.Boolean({
    description: 'A raised limit waits for the end of its period, too.',
  }),
  confirmWithin: span('How long a raise that has waited can be confirmed before it lapses.'),
  reviewAfter: span('How often a player is asked to look at their limits.'),
  depositCeilingMonth: amountsOrNone('The most that anybody may deposit in a month.'),
  singleStakeAtMost: amountsOrNone('The most that may be staked on one turn of a slot machine.'),
  slotRoundSeconds: seconds(
    'From one turn of a slot machine to the next it takes at least so long.',
  ),
  casinoRoundSeconds: seconds(
    'The same of any other game against the house: tables, balls, shots. Not of bets on results, and not of games among players.',
  ),
} as const;

/** What holds of money on its way in and out. */
export const moneyProperties = {
  unverifiedDepositTotal: amounts('What may be deposited in all before an identity is proven.'),
  documentYears: Type.Integer({
    minimum: 1,
    maximum: 20,
    description: 'How many years documents of an identity are kept: neither more nor less.',
  }),
  vendorWallets: Type.Boolean({ description: 'Money may lie in purses of vendors.' }),
  thirdPartyPayers: Type.Boolean({ description: 'Somebody else may pay for a player.' }),
  returnToSource: Type.Boolean({ description: 'Money goes back to where it came from first.' }),
  failedDepositLock: Type.Union(
    [
      Type.Literal('none'),
      Type.Object(
        {
          failures: Type.Integer({ minimum: 1, maximum: 100 }),
          minutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
        },
        closed,
      ),
    ],
    { description: 'So many deposits that fail within so many minutes block further ones.' },
  ),
  returnBalanceAfter: spanOrNone(
    'How long after an exclusion a balance is paid out by itself; "none" where it waits.',
  ),
  depositTurnoverAtMost: Type.Integer({
    minimum: 0,
    maximum: 3,
    description: 'How often a deposit must have been played before it is withdrawn.',
  }),
} as const;
