import { sql, type Kysely } from 'kysely';
import type { CountrySource } from './source.ts';
import type { Database } from '../../database/schema.ts';
import { StartError } from '../../start-error.ts';

export const HOW_TO_KNOW =
  'Set LIVERY_COUNTRY to header:<name>, a header that the proxy in front sets, or to file:<path>, a table of countries.';

/** A block that nobody can carry out would leave an operator believing in it. */
export async function requireKnownCountries(
  db: Kysely<Database>,
  source: CountrySource,
): Promise<void> {
  if (source.kind !== 'none') return;
  const sites = await db
    .selectFrom('site_state')
    .select(['merchant', 'blocked_countries'])
    .where(sql<boolean>`cardinality(blocked_countries) > 0`)
    .orderBy('merchant')
    .execute();
  if (sites.length === 0) return;
  const lines = sites.map(
    ({ merchant, blocked_countries: out }) => `${merchant} keeps ${out.join(', ')} out`,
  );
  throw new StartError(`${lines.join('; ')}; but nobody says where a visitor is. ${HOW_TO_KNOW}`);
}
