import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import { createMember } from '../../member/index.ts';

/** A member of a forest, by their place in it; a parent stands before whom they lead. */
export interface Planted {
  readonly parent: number | undefined;
  readonly type?: number;
}

/** People who stand as they are given, from the given day on; their numbers in their order. Whoever has no parent stands below whoever is given. */
export async function plant(
  db: Kysely<Database>,
  merchant: string,
  forest: readonly Planted[],
  day = '2026-01-01',
  under: bigint | null = null,
): Promise<readonly bigint[]> {
  const ids: bigint[] = [];
  const now = Date.parse(`${day}T00:00:00Z`);
  await db.transaction().execute(async (tx) => {
    for (const { parent, type = 1 } of forest) {
      const account = randomUUID().slice(0, 18);
      const who = { merchant, account, nickname: account, type, passwordHash: null, now };
      const { id } = await createMember(tx, who);
      const above = parent === undefined ? under : (ids[parent] ?? null);
      await sql`SELECT join_line(${merchant}, ${id}, ${above}::bigint, ${day}::date)`.execute(tx);
      ids.push(id);
    }
  });
  return ids;
}

export async function orderMove(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  to: bigint | null,
  day: string,
  from: bigint | null = null,
): Promise<void> {
  await db
    .insertInto('lineage_move')
    .values({
      merchant,
      member_id: memberId,
      from_id: from,
      to_id: to,
      effective_day: day,
      ordered_by: 'test',
      reason: 'a test',
      ordered_at: new Date(0),
    })
    .execute();
}

export const applyMoves = (db: Kysely<Database>, merchant: string, day: string): Promise<unknown> =>
  sql`SELECT apply_moves(${merchant}, ${day}::date)`.execute(db);
