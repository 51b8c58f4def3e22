import type { Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../../kernel/database/schema.ts';
import { readSetting } from '../../kernel/sites/site-settings.ts';

export const AGENT_SETTING = 'agents';

/** So many stand in a line at most, whatever a site says. */
const DEEPEST = 12;
/** Millionths: a tenth. */
const MOST_RATE = 100_000;

const closed = { additionalProperties: false } as const;
const Category = '^[A-Z]{2,16}$';
const Sum = Type.String({ maxLength: 24, pattern: '^\\d{1,15}(\\.\\d{1,8})?$' });
const byCategory = <T extends ReturnType<typeof Type.Integer>>(value: T) =>
  Type.Record(Type.String({ pattern: Category }), value, closed);

/** How a merchant leads its agents. Without it there are lines, nobody’s own agent and no rates. */
export const agentSetting = Type.Object(
  {
    maxDepth: Type.Optional(Type.Integer({ minimum: 2, maximum: DEEPEST })),
    /** Below whom everybody registers whom nobody brought. */
    defaultAgent: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    /** The most a top may have of a category, in millionths; one that is not here pays nothing. */
    ceilings: Type.Optional(byCategory(Type.Integer({ minimum: 0, maximum: MOST_RATE }))),
    /** Rates are whole steps, in millionths. */
    rateStep: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    /** Whether agents see what is in the wallets of those right below them. Nobody’s unless it is said. */
    balances: Type.Optional(Type.Enum(['direct', 'none'])),
    /** Links that an agent may have at once, and make on one day. */
    links: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    linksADay: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    /** Accounts that an agent may open on one day. */
    accountsADay: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    /** How long after its end a day is closed. */
    closeAfterMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
    /** Above it a pay waits for two people. */
    holdAbove: Type.Optional(Sum),
    /** What contracts that are new begin with; one that there is keeps what it was agreed with. */
    contracts: Type.Optional(
      Type.Object(
        {
          /** From what turnover on, and from what deposits, somebody counts as active in a period. */
          activeValid: Type.Optional(Sum),
          activeDeposits: Type.Optional(Sum),
          /** Whether what a dividend has below nothing is taken from the next. */
          carry: Type.Optional(Type.Enum(['keep', 'forgive'])),
          dividendPeriods: Type.Optional(Type.Enum(['half', 'month'])),
          /** Of what a line lost, in millionths: taken off before shares of it are reckoned. */
          dividendFee: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
          /** Offers that an agent may make on one day. */
          offersADay: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
        },
        closed,
      ),
    ),
    /** What an agent may send to one of those right below at once, and all told on one day. */
    transferMost: Type.Optional(Sum),
    transfersADay: Type.Optional(Sum),
    /** What is in one rain at most, and in each of its envelopes at least. */
    rainMost: Type.Optional(Sum),
    rainLeastShare: Type.Optional(Sum),
    /** What counts of a stake: all of it, what was at risk, or nothing. What is not said is usual. */
    valid: Type.Optional(
      Type.Record(
        Type.String({ pattern: Category }),
        Type.Enum(['stake', 'risk', 'nothing']),
        closed,
      ),
    ),
  },
  // What agents earn follows from it.
  { additionalProperties: false, eyes: 2 },
);

export interface AgentSettings extends Static<typeof agentSetting> {
  readonly maxDepth: number;
  readonly ceilings: Readonly<Record<string, number>>;
  readonly rateStep: number;
  readonly links: number;
  readonly linksADay: number;
  readonly accountsADay: number;
  readonly closeAfterMinutes: number;
  readonly transferMost: string;
  readonly transfersADay: string;
  readonly rainMost: string;
  readonly rainLeastShare: string;
}

/** A hundredth of a percent. */
const USUAL_STEP = 100;
const USUAL_LINKS = 50;
const USUAL_A_DAY = 20;
const USUAL_DELAY = 15;
/** In whatever currency: a site that wants to send more, or less, says so. */
const USUAL_TRANSFER = 10_000;
const USUAL_TRANSFERS = 50_000;
const USUAL_RAIN = 10_000;
const USUAL_SHARE = '0.10';

export async function agentSettings(
  db: Kysely<Database>,
  merchant: string,
): Promise<AgentSettings> {
  const its = await readSetting(db, merchant, AGENT_SETTING, agentSetting, {});
  return {
    ...its,
    maxDepth: its.maxDepth ?? DEEPEST,
    ceilings: its.ceilings ?? {},
    rateStep: its.rateStep ?? USUAL_STEP,
    links: its.links ?? USUAL_LINKS,
    linksADay: its.linksADay ?? USUAL_A_DAY,
    accountsADay: its.accountsADay ?? USUAL_A_DAY,
    closeAfterMinutes: its.closeAfterMinutes ?? USUAL_DELAY,
    transferMost: its.transferMost ?? String(USUAL_TRANSFER),
    transfersADay: its.transfersADay ?? String(USUAL_TRANSFERS),
    rainMost: its.rainMost ?? String(USUAL_RAIN),
    rainLeastShare: its.rainLeastShare ?? USUAL_SHARE,
  };
}
