import type { Kysely } from 'kysely';
import type { TSchema, Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Database } from '../database/schema.ts';

/** A setting of one site, checked when it is read; a site that has none uses the default. */
export async function readSetting<S extends TSchema>(
  db: Kysely<Database>,
  merchant: string,
  key: string,
  schema: S,
  otherwise: Static<S>,
): Promise<Static<S>> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('merchant', '=', merchant)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined && Check(schema, row.value) ? row.value : otherwise;
}

export async function writeSetting(
  db: Kysely<Database>,
  merchant: string,
  key: string,
  value: unknown,
): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('site_setting')
    .values({ merchant, key, value: text })
    .onConflict((conflict) => conflict.columns(['merchant', 'key']).doUpdateSet({ value: text }))
    .execute();
}
