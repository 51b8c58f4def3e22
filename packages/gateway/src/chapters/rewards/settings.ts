import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../kernel/database/schema.ts';
import { toMinor } from '../../kernel/money/money.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { readSetting } from '../../kernel/sites/site-settings.ts';

export const BONUS_SETTING = 'bonuses';

const Sum = Type.String({ maxLength: 24, pattern: '^\\d{1,15}(\\.\\d{1,8})?$' });

/** How a merchant gives bonuses; a sum is of its currency. */
export const bonusSetting = Type.Object(
  {
    /** Above it, two people decide about a claim. */
    aloneUpTo: Type.Union([Sum, Type.Literal('any')]),
  },
  // It says up to where one person decides: one person does not change it.
  { additionalProperties: false, eyes: 2 },
);

/** What one person may give; undefined where that is whatever the promotion says. */
export async function mostGivenAlone(
  db: Kysely<Database>,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
): Promise<bigint | undefined> {
  const its = await readSetting(db, code, BONUS_SETTING, bonusSetting, { aloneUpTo: 'any' });
  return its.aloneUpTo === 'any' ? undefined : (toMinor(its.aloneUpTo, currency) ?? 0n);
}
