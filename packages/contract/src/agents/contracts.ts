import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Amount,
  closed,
  Day,
  Id,
  Instant,
  Money,
  pages,
  paging,
  Text,
  Username,
} from '../base/schemas.ts';
import { days, Rate } from './parts.ts';
import { agentsRoutes } from './routes.ts';

const member = { caller: 'member', flag: 'AGECONTRACT3' } as const;
const agent = { caller: 'agent', flag: 'AGECONTRACT3' } as const;

/** A salary by the day, one by the hour, and a share of what a line lost. */
const ContractKind = Type.Enum(['salary', 'hour', 'dividend']);

/** Nothing waits for an answer, a first contract does, or one beside what runs. */
const Prompt = Type.Enum(['', 'NEW', 'RENEW']);

const Active = Type.Integer({ minimum: 0, maximum: 100_000 });

/** The highest one that is reached decides: so much of the base, and so many who are active. */
const ContractStep = Type.Object({ from: Amount, active: Active, rate: Rate }, closed);
const ContractSteps = Type.Array(ContractStep, { minItems: 1, maxItems: 10 });

/** What a period made, or makes so far. */
const pay = {
  /** The first and the last day; one day for a salary. */
  from: Day,
  to: Day,
  /** When an hour began; of what is paid by the hour alone. */
  hour: Type.Optional(Instant),
  /** The period still runs: nothing is reckoned yet. */
  estimate: Type.Boolean(),
  /** What the step is reckoned from: it may be below nothing for dividends alone. */
  base: Money,
  active: Type.Integer({ minimum: 0 }),
  /** The step that was reached; left out where none was. */
  step: Type.Optional(ContractStep),
  gross: Money,
  /** What those right below have of it by their contracts. */
  given: Money,
  /** What earlier periods left below nothing. */
  carried: Money,
  /** What was paid, or would be. */
  amount: Money,
  /** What is left below nothing for the next period. */
  carry: Money,
  /** What the base of a dividend is made of. */
  basis: Type.Optional(
    Type.Object(
      {
        staked: Money,
        won: Money,
        rebates: Money,
        bonuses: Money,
        salaries: Money,
        fee: Money,
      },
      closed,
    ),
  ),
};

const Pay = Type.Object(pay, closed);

const ContractVersion = Type.Object(
  {
    id: Id,
    version: Type.Integer({ minimum: 1 }),
    state: Type.Enum([
      'offered',
      'active',
      'declined',
      'withdrawn',
      'lapsed',
      'superseded',
      'ended',
    ]),
    steps: ContractSteps,
    /** What it begins with: an offer, with the first period after it was accepted, and not before. */
    startsOn: Day,
    /** The last day on which it holds; open where it is left out. */
    endsOn: Type.Optional(Day),
    note: Type.Optional(Type.String()),
    /** Who offered it; left out: the house. */
    grantor: Type.Optional(Type.String()),
    /** How long a period is: half a month ends on the 15th and on the last. */
    periods: Type.Enum(['hour', 'day', 'half', 'month']),
    /** From when on somebody of the line counts as active in a period. */
    activeFrom: Type.Object({ valid: Money, deposits: Type.Optional(Money) }, closed),
    /** Of dividends: whether what is below nothing goes on into the next period. */
    carry: Type.Optional(Type.Enum(['keep', 'forgive'])),
    /** Of dividends: the part of what the line lost that is taken off first. */
    fee: Type.Optional(Rate),
    offeredAt: Instant,
    /** Until when an offer may be accepted; of offers that are open alone. */
    openUntil: Type.Optional(Instant),
    answeredAt: Type.Optional(Instant),
  },
  closed,
);

const standing = {
  kind: ContractKind,
  /** By what there is: an offer that waits comes before what runs. */
  state: Type.Enum(['none', 'offered', 'active', 'over']),
  current: Type.Optional(ContractVersion),
  offer: Type.Optional(ContractVersion),
  /** What is neither, the newest first. */
  history: Type.Array(ContractVersion),
};

const Kind = Type.Object({ kind: ContractKind }, closed);

export const dailySalaryRequest = endpoint(agentsRoutes, 'dailySalaryRequest', {
  ...member,
  id: 'T06',
  about: 'Whether a salary, by the day or by the hour, waits to be agreed to.',
  request: {},
  reply: Type.Object({ dailysalreqtype: Prompt, contracthoursalreq: Prompt }, closed),
  errors: [],
});

export const dividendRequest = endpoint(agentsRoutes, 'dividendRequest', {
  ...member,
  id: 'T07',
  about: 'Whether a share of what the line lost waits to be agreed to.',
  request: {},
  reply: Type.Object({ divtypecompperiodreq: Prompt }, closed),
  errors: [],
});

const OwnContract = Type.Object({ ...standing, estimate: Type.Optional(Pay) }, closed);

export const contract = endpoint(agentsRoutes, 'contract', {
  ...member,
  id: 'T08',
  about:
    'One’s contract of a kind: what runs, what is offered beside it, what was, and what this period makes so far.',
  request: { params: Kind },
  reply: OwnContract,
  errors: [],
});

export const acceptContract = endpoint(agentsRoutes, 'acceptContract', {
  ...member,
  id: 'T08.answer',
  about:
    'Accepts or declines an offer. It begins with the next period; declined, what runs goes on. The same answer twice is one.',
  request: {
    params: Kind,
    body: Type.Object({ contractId: Id, accept: Type.Boolean() }, closed),
  },
  reply: OwnContract,
  errors: ['contract.missing', 'contract.over', 'contract.below_downline'],
});

const Whose = Type.Object({ account: Username, kind: ContractKind }, closed);

const GrantedContract = Type.Object(
  {
    ...standing,
    /** The agent’s own steps, which none that is granted may go above; left out where there are none. */
    own: Type.Optional(ContractSteps),
  },
  closed,
);

export const downlineContract = endpoint(agentsRoutes, 'downlineContract', {
  ...agent,
  id: 'T08.granted',
  about: 'The contract of a direct downline, and the agent’s own steps beside it.',
  request: { params: Whose },
  reply: GrantedContract,
  errors: ['user.missing'],
});

export const offerContract = endpoint(agentsRoutes, 'offerContract', {
  ...agent,
  id: 'T08.offer',
  about:
    'Offers a direct downline a contract: nowhere above one’s own. The same offer again is the one that is open.',
  request: {
    params: Whose,
    body: Type.Object(
      {
        /** Each begins above the one before it, with no fewer who are active and a higher rate. */
        steps: ContractSteps,
        /** Not before it; a period begins with it. */
        startsOn: Type.Optional(Day),
        /** A period ends with it. */
        endsOn: Type.Optional(Day),
        note: Type.Optional(Text(200)),
      },
      closed,
    ),
  },
  reply: GrantedContract,
  /** The step that was refused, from nothing, and the most that could be given at it. */
  failure: Type.Object({ step: Type.Integer({ minimum: 0 }), most: Rate }, closed),
  errors: [
    'user.missing',
    'contract.missing',
    'contract.above_own',
    'contract.below_downline',
    'contract.open_offer',
    'contract.limit',
  ],
});

export const endContract = endpoint(agentsRoutes, 'endContract', {
  ...agent,
  id: 'T08.end',
  about:
    'Takes an offer back, or ends what runs with its period, and with it what was granted below. Twice is once.',
  request: { params: Whose, query: Type.Object({ contractId: Id }, closed) },
  reply: GrantedContract,
  errors: ['user.missing', 'contract.missing', 'contract.over'],
});

const paid = {
  /** The period that runs. */
  current: Type.Optional(Pay),
  list: Type.Array(Pay),
  footer: Type.Object({ amount: Money }, closed),
  ...paging,
};

/** Nothing where there is no contract of it and never was. */
const Pays = Type.Union([Type.Object(paid, closed), Type.Null()]);

export const dividend = endpoint(agentsRoutes, 'dividend', {
  ...agent,
  id: 'T09',
  about: 'What the agent’s share of what the line lost made, by period, the newest first.',
  request: { query: Type.Object({ ...days, ...pages }, closed) },
  reply: Pays,
  errors: ['range.too_wide'],
});

export const salary = endpoint(agentsRoutes, 'salary', {
  ...agent,
  id: 'T09.salary',
  about: 'What the agent’s salary made, by the day or by the hour, the newest first.',
  request: {
    query: Type.Object(
      { kind: Type.Optional(Type.Enum(['salary', 'hour'])), ...days, ...pages },
      closed,
    ),
  },
  reply: Pays,
  errors: ['range.too_wide'],
});
