import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../../kernel/database/schema.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { readSetting } from '../../../kernel/sites/site-settings.ts';

export const FLAG_SETTING = 'flags';

const Sum = Type.String({ maxLength: 24, pattern: '^\\d{1,15}(\\.\\d{1,8})?$' });
const Count = Type.Integer({ minimum: 1, maximum: 1_000 });

/** From where on people look; sums are of the merchant’s currency, and none is changed into another. */
export const flagSetting = Type.Object(
  {
    /** Just below it is a sum that somebody may be keeping under it. */
    threshold: Sum,
    /** What comes or goes in a day, from which the law wants to know more. */
    dueDiligence: Type.Optional(Sum),
    /** What is paid out at once after a long sleep, from this on. */
    large: Sum,
    /** Less of what came was played, in hundredths. */
    littlePlay: Type.Integer({ minimum: 1, maximum: 1_000 }),
    justUnder: Count,
    instruments: Count,
    failedDeposits: Count,
    asleepDays: Count,
  },
  // It says whom nobody looks at: one person does not change it.
  { additionalProperties: false, eyes: 2 },
);

export interface FlagThresholds {
  readonly threshold: bigint;
  readonly dueDiligence: bigint;
  readonly large: bigint;
  readonly littlePlay: number;
  readonly justUnder: number;
  readonly instruments: number;
  readonly failedDeposits: number;
  readonly asleepDays: number;
  /** The law lets nobody else pay for somebody. */
  readonly ownMoneyOnly: boolean;
}

const otherwise = {
  threshold: '0',
  large: '0',
  littlePlay: 50,
  justUnder: 3,
  instruments: 5,
  failedDeposits: 5,
  asleepDays: 90,
};

/** What nobody has set is the sum from which the law wants people known, in its own currency. */
export async function flagThresholdsOf(
  db: Kysely<Database>,
  { code, currency, policy }: Pick<Merchant, 'code' | 'currency' | 'policy'>,
): Promise<FlagThresholds> {
  const its = await readSetting(db, code, FLAG_SETTING, flagSetting, otherwise);
  const ofLaw = toMinor(String(policy.unverifiedDepositTotal[currency] ?? 0), currency) ?? 0n;
  const sum = (text: string) => toMinor(text, currency) || ofLaw;
  const { threshold, large, dueDiligence = '0', ...counts } = its;
  return {
    ...counts,
    ownMoneyOnly: !policy.thirdPartyPayers,
    threshold: sum(threshold),
    large: sum(large),
    dueDiligence: sum(dueDiligence),
  };
}
