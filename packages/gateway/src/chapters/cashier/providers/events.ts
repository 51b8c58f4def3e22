import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { EventName, MoneyWay } from './port.ts';
import type { AccountAt } from './accounts.ts';
import { LEASE } from '../../../kernel/providers/checks.ts';
import type { ProviderTables } from './tables.ts';

export type EventRow = Selectable<ProviderTables['provider_event']>;
type EventKey = Pick<EventRow, 'merchant' | 'provider' | 'event'>;

const LONGEST_WAIT = 60 * 60_000;

/** Whether it was not known. */
export async function keepEvent(
  db: Kysely<Database>,
  at: AccountAt,
  { id, way, ...name }: EventName,
  raw: Buffer,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('provider_event')
    .values({
      ...at,
      event: id,
      way,
      reference: 'reference' in name ? name.reference : null,
      provider_ref: 'providerRef' in name ? name.providerRef : null,
      raw,
      received_at: new Date(now),
      next_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of one way alone: what pays out has its own worker. */
export function claimEvents(
  db: Kysely<Database>,
  way: MoneyWay,
  most: number,
  now: number,
): Promise<EventRow[]> {
  return db
    .with('due', (part) =>
      part
        .selectFrom('provider_event')
        .select(['merchant', 'provider', 'event'])
        .where('done_at', 'is', null)
        .where('way', '=', way)
        .where('next_at', '<=', new Date(now))
        .orderBy('next_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('provider_event')
    .from('due')
    .set({ next_at: new Date(now + LEASE), tries: sql`tries + 1` })
    .whereRef('provider_event.merchant', '=', 'due.merchant')
    .whereRef('provider_event.provider', '=', 'due.provider')
    .whereRef('provider_event.event', '=', 'due.event')
    .returningAll('provider_event')
    .execute();
}

const keyOf = ({ merchant, provider, event }: EventKey) => ({ merchant, provider, event });

export async function endEvent(db: Kysely<Database>, row: EventKey, now: number): Promise<void> {
  await db
    .updateTable('provider_event')
    .set({ done_at: new Date(now), fault: null })
    .where((its) => its.and(keyOf(row)))
    .execute();
}

/** Tried again, later each time, and never given up: it may be about money. */
export async function postponeEvent(
  db: Kysely<Database>,
  row: EventRow,
  fault: string,
  now: number,
): Promise<void> {
  const wait = Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(row.tries, 20));
  await db
    .updateTable('provider_event')
    .set({ next_at: new Date(now + wait), fault })
    .where((its) => its.and(keyOf(row)))
    .execute();
}
