import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** From the top down to somebody, both among them; who has no row is a line of one. */
export async function lineOf(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<readonly bigint[]> {
  const row = await db
    .selectFrom('lineage')
    .select('line')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.line.map(BigInt) ?? [memberId];
}

/** Whether somebody is an agent or stands below them. */
export async function isInLine(
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  memberId: bigint,
): Promise<boolean> {
  return (await lineOf(db, merchant, memberId)).includes(agentId);
}

/** From an agent down to somebody in their line; undefined for everybody else, there or not. */
export async function pathUpTo(
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  memberId: bigint,
): Promise<readonly bigint[] | undefined> {
  const line = await lineOf(db, merchant, memberId);
  const place = line.indexOf(agentId);
  return place < 0 ? undefined : line.slice(place);
}

/** Of a column of lines: those that begin with this one, and are longer. A range of an index. */
export function isBelow(column: string, line: readonly bigint[]): RawBuilder<boolean> {
  const path = sql`${line.map(String)}::bigint[]`;
  return sql<boolean>`${sql.ref(column)} > ${path} AND ${sql.ref(column)} < line_end(${path})`;
}
