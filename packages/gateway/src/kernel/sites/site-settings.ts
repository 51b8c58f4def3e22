import type { Kysely } from 'kysely';
import type { TSchema, Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { Database } from '../database/schema.ts';

/** What settings look like, by their names. */
export type SettingShapes = Readonly<Record<string, TSchema>>;

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

/** Where a value does not fit its setting. */
export function faultOfSetting(shape: TSchema, value: unknown): string | undefined {
  if (Check(shape, value)) return undefined;
  const first = Errors(shape, value)[0];
  return `${first?.instancePath || '/'} ${first?.message ?? ''}`.trim();
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
