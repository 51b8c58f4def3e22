import { Type } from 'typebox';
import { Amount, closed, Instant, Money, Span } from '../base/schemas.ts';

/** What a limit is of: `stake` is a single bet, `time` is time in play. */
const LimitType = Type.Enum(['deposit', 'loss', 'wager', 'stake', 'time']);

/** Days, weeks and months are the calendar’s, in the merchant’s zone; `session` until play pauses, `single` each time. */
const LimitPeriod = Type.Enum(['24h', '7d', '1m', 'session', 'single']);

/** A change that loosens a limit: it waits, and then wants to be confirmed. */
const PendingChange = Type.Object(
  {
    /** Null where the limit is to be removed. */
    amount: Type.Union([Money, Type.Null()]),
    effectiveAt: Instant,
    /** Confirmed by then, or it lapses. */
    confirmBy: Instant,
  },
  closed,
);

export const Limit = Type.Object(
  {
    id: Type.String(),
    type: LimitType,
    period: LimitPeriod,
    /** Money of the member’s currency; whole minutes of `time`. */
    amount: Money,
    /** What of it is used up, and what is left; of a single stake there is neither. */
    used: Type.Optional(Money),
    room: Type.Optional(Money),
    /** When it begins anew. */
    resetAt: Type.Optional(Instant),
    setBy: Type.Enum(['member', 'operator', 'profile']),
    pending: Type.Optional(PendingChange),
  },
  closed,
);

export const LimitRequest = Type.Object(
  { type: LimitType, period: LimitPeriod, amount: Amount },
  closed,
);

/** With what a refusal says more than its code. */
export const PlayBarred = Type.Object(
  {
    /** From when what was asked for is to be had, or the most that is. */
    at: Type.Optional(Instant),
    max: Type.Optional(Money),
    /** Null where there is no end. */
    until: Type.Optional(Type.Union([Instant, Type.Null()])),
    /** How well somebody has to be known. */
    level: Type.Optional(Type.Integer()),
    limitType: Type.Optional(LimitType),
    period: Type.Optional(LimitPeriod),
    limit: Type.Optional(Money),
    used: Type.Optional(Money),
    room: Type.Optional(Money),
    resetAt: Type.Optional(Instant),
  },
  closed,
);

/** What bars a member from play and from paying in. */
export const Bar = Type.Object(
  {
    /** One's own wish, a register of excluded players, one that has not answered, an age. */
    kind: Type.Enum(['timeout', 'exclusion', 'register', 'unasked', 'age']),
    /** Null where there is no end. */
    until: Type.Union([Instant, Type.Null()]),
    /** An exclusion that is over and waits to be asked, or was asked: when its member may come back. */
    returns: Type.Optional(
      Type.Object(
        { state: Type.Enum(['ask', 'cooling']), coolingUntil: Type.Optional(Instant) },
        closed,
      ),
    ),
  },
  closed,
);

/** A kind of limit and its period. */
const LimitOffered = Type.Enum([
  'deposit.24h',
  'deposit.7d',
  'deposit.1m',
  'loss.24h',
  'loss.7d',
  'loss.1m',
  'wager.24h',
  'wager.7d',
  'wager.1m',
]);

/** What is offered here, and what holds for everybody. */
export const PlayRules = Type.Object(
  {
    jurisdiction: Type.String(),
    timeOuts: Type.Array(Span),
    exclusions: Type.Array(Span),
    /** Limits on money and on time that can be set; one of a single stake always can. */
    limits: Type.Array(LimitOffered),
    sessionLimits: Type.Array(Type.Enum(['session', 'day'])),
    /** How long a loosened limit waits. */
    raiseDelay: Span,
    confirmWithin: Span,
    /** A reality check comes at least this often, in minutes. */
    realityCheckAtMost: Type.Integer(),
    breakMinutes: Type.Integer(),
    panicButton: Type.Boolean(),
    /** Whether there are other sites of this operator. */
    hasOtherBrands: Type.Boolean(),
    /** The most that the law lets be staked at once. */
    singleStakeAtMost: Type.Optional(Money),
    exclusionReturn: Type.Enum(['clock', 'ask24h', 'ask7d']),
  },
  closed,
);
