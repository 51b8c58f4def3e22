import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OutboxTables } from '../../database/tables/outbox.ts';

export type OutboxRow = Selectable<OutboxTables['outbox']>;
export type RowKey = Pick<OutboxRow, 'merchant' | 'id'>;

/** Longer than a service is waited for; what was taken by a gateway that died is free after it. */
export const HELD_FOR = 20_000;

/** Takes rows whose time has come; of several gateways each gets others. No transaction stays open. */
export function claimRows(db: Kysely<Database>, most: number, now: number): Promise<OutboxRow[]> {
  return (
    db
      // Apart, so that it runs once: within a condition it could be run, and lock, for each row.
      .with('due', (part) =>
        part
          .selectFrom('outbox')
          .select(['merchant', 'id'])
          .where('next_at', '<=', new Date(now))
          .orderBy('next_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('outbox')
      .from('due')
      .set({ next_at: new Date(now + HELD_FOR), tries: sql`tries + 1` })
      .whereRef('outbox.merchant', '=', 'due.merchant')
      .whereRef('outbox.id', '=', 'due.id')
      .returningAll('outbox')
      .execute()
  );
}

export async function removeRow(db: Kysely<Database>, { merchant, id }: RowKey): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((row) => row.and({ merchant, id }))
    .execute();
}

export async function postponeRow(
  db: Kysely<Database>,
  { merchant, id }: RowKey,
  until: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: new Date(until) })
    .where((row) => row.and({ merchant, id }))
    .execute();
}
