import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** How a site stands, for a terminal. */
export async function standingOfSite(db: Kysely<Database>, merchant: string): Promise<string> {
  const state = await db
    .selectFrom('site_state')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const until = state?.until ? ` until ${state.until.toISOString()}` : '';
  const info = state?.info ? ` (${state.info})` : '';
  return [
    `${merchant}: ${state?.maintenance === true ? `closed${until}${info}` : 'open'}`,
    `  switched off: ${list(state?.switched_off)}`,
    `  blocked:      ${list([...(state?.blocked_countries ?? []), ...(state?.blocked_networks ?? [])])}`,
    '',
  ].join('\n');
}

const list = (items: readonly string[] | undefined): string => items?.join(', ') || 'none';
