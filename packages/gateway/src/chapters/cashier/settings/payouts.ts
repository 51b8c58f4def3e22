import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../../kernel/database/schema.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { readSetting } from '../../../kernel/sites/site-settings.ts';

export const PAYOUT_SETTING = 'payouts';

const closed = { additionalProperties: false } as const;
const Sum = Type.String({ maxLength: 24, pattern: '^\\d{1,15}(\\.\\d{1,8})?$' });
const Minutes = Type.Integer({ minimum: 0, maximum: 43_200 });

/** How a merchant pays out; sums are of its currency. Without it nobody can order a payout. */
export const payoutSetting = Type.Object(
  {
    provider: Type.String({ minLength: 1, maxLength: 40 }),
    rails: Type.Array(Type.Enum(['bank', 'ewallet'])),
    min: Sum,
    max: Sum,
    fee: Type.Object(
      /** Hundredths of a percent. */
      { fixed: Sum, share: Type.Integer({ minimum: 0, maximum: 9999 }) },
      closed,
    ),
    /** Up to so much at once, and of one member in a day, nobody looks at it. */
    automatic: Type.Object({ each: Sum, day: Sum }, closed),
    /** Above it, two people decide. */
    aloneUpTo: Sum,
    /** How long a new instrument waits. */
    instrumentMinutes: Minutes,
    /** How long nothing is paid out after the payment password was set. */
    holdMinutes: Type.Object({ first: Minutes, reset: Minutes }, closed),
    mostOpen: Type.Integer({ minimum: 1, maximum: 20 }),
  },
  // It says up to where one person decides: one person does not change it.
  { ...closed, eyes: 2 },
);

export interface PayoutRules {
  readonly provider: string;
  readonly rails: readonly ('bank' | 'ewallet')[];
  readonly min: bigint;
  readonly max: bigint;
  readonly fee: { readonly fixed: bigint; readonly share: number };
  readonly automatic: { readonly each: bigint; readonly day: bigint };
  readonly aloneUpTo: bigint;
  /** Milliseconds. */
  readonly instrumentWait: number;
  readonly hold: { readonly first: number; readonly reset: number };
  readonly mostOpen: number;
}

const MINUTE = 60_000;
const A_DAY = 1_440;

/** What holds where nobody has said anything: no way out, and long waits. */
const otherwise = {
  provider: 'none',
  rails: [],
  min: '0',
  max: '0',
  fee: { fixed: '0', share: 0 },
  automatic: { each: '0', day: '0' },
  aloneUpTo: '0',
  instrumentMinutes: A_DAY,
  holdMinutes: { first: A_DAY, reset: A_DAY },
  mostOpen: 3,
};

export async function payoutRulesOf(
  db: Kysely<Database>,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
): Promise<PayoutRules> {
  const its = await readSetting(db, code, PAYOUT_SETTING, payoutSetting, otherwise);
  // What is no sum of this currency allows nothing.
  const sum = (text: string) => toMinor(text, currency) ?? 0n;
  return {
    provider: its.provider,
    rails: its.rails,
    min: sum(its.min),
    max: sum(its.max),
    fee: { fixed: sum(its.fee.fixed), share: its.fee.share },
    automatic: { each: sum(its.automatic.each), day: sum(its.automatic.day) },
    aloneUpTo: sum(its.aloneUpTo),
    instrumentWait: its.instrumentMinutes * MINUTE,
    hold: { first: its.holdMinutes.first * MINUTE, reset: its.holdMinutes.reset * MINUTE },
    mostOpen: its.mostOpen,
  };
}

const WHOLE = 10_000n;

/** Rounded down: what is not whole is the member’s. */
export const payoutFee = ({ fee: { fixed, share } }: PayoutRules, amount: bigint): bigint =>
  fixed + (amount * BigInt(share)) / WHOLE;
