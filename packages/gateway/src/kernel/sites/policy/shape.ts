import type { LimitName, PlayPolicy } from '@livery/contract/merchants';
import { Type, type TSchema } from 'typebox';

const span = '[1-9][0-9]{0,3}[hdwmy]';
const oneSpan = Type.String({ pattern: `^${span}$` });
const someSpans = Type.Array(Type.String({ pattern: `^([0-9]+[hdwmy]|open)$` }), { minItems: 1 });
const spanOrNone = Type.String({ pattern: `^(${span}|none)$` });
const whole = (minimum: number) => Type.Integer({ minimum });
const none = Type.Literal('none');
const amounts = Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), whole(0), {
  additionalProperties: false,
});

const limits: LimitName[] = [
  'deposit.24h',
  'deposit.7d',
  'deposit.1m',
  'loss.24h',
  'loss.7d',
  'loss.1m',
  'wager.24h',
  'wager.7d',
  'wager.1m',
];

/** The policy as `livery build` writes it. A part that is not known here would not be kept to, so it is refused. */
const parts: { readonly [Key in keyof PlayPolicy]: TSchema } = {
  kycGate: Type.Enum(['beforeWithdraw', 'beforeDeposit', 'beforePlay']),
  demo: Type.Enum(['on', 'ageConfirmed', 'ageVerified', 'off']),
  autoplay: Type.Enum(['vendor', 'vendorNotice', 'off']),
  vip: Type.Enum(['on', 'restricted', 'off']),
  realityCheckMinutes: whole(1),
  breakMinutes: whole(0),
  timeOuts: someSpans,
  exclusions: someSpans,
  exclusionReturn: Type.Enum(['clock', 'ask24h', 'ask7d']),
  openExclusionReturn: Type.Enum(['ask24h', 'ask7d', 'never']),
  registerCheck: Type.Enum(['never', 'daily', 'login']),
  limits: Type.Array(Type.Enum(limits), { minItems: 1 }),
  sessionLimits: Type.Array(Type.Enum(['session', 'day']), { minItems: 1 }),
  limitPrompt: Type.Enum(['ask', 'require']),
  raiseDelay: oneSpan,
  raiseAfterPeriod: Type.Boolean(),
  confirmWithin: oneSpan,
  reviewAfter: oneSpan,
  depositCeilingMonth: Type.Union([none, amounts]),
  singleStakeAtMost: Type.Union([none, amounts]),
  slotRoundSeconds: Type.Number({ minimum: 0, maximum: 60 }),
  casinoRoundSeconds: Type.Number({ minimum: 0, maximum: 60 }),
  wageringAtMost: whole(0),
  disclaimerTicked: Type.Boolean(),
  welcomeBonus: Type.Boolean(),
  reverseWithdrawals: Type.Boolean(),
  creditCards: Type.Boolean(),
  crypto: Type.Boolean(),
  unverifiedDepositTotal: amounts,
  documentYears: whole(1),
  vendorWallets: Type.Boolean(),
  thirdPartyPayers: Type.Boolean(),
  returnToSource: Type.Boolean(),
  failedDepositLock: Type.Union([
    none,
    Type.Object({ failures: whole(1), minutes: whole(1) }, { additionalProperties: false }),
  ]),
  returnBalanceAfter: spanOrNone,
  depositTurnoverAtMost: whole(0),
  panicButton: Type.Boolean(),
  careBar: Type.Boolean(),
};

export const policyShape = Type.Unsafe<PlayPolicy>(
  Type.Object(parts, { additionalProperties: false }),
);
