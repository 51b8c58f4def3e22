import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { alone } from './alone.ts';

/** Rows of members that go up at once. */
const LOT = 5_000;

/** The days whose lines are settled: those that are not sealed, up to one at whose start somebody is to be moved. */
export async function foldableDays(
  db: Kysely<Database>,
  merchant: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT generate_series(sealed_through + 1, least(latest.day, move.day - 1), '1 day')::date AS day
    FROM agent_fence
    CROSS JOIN (SELECT greatest(
      (SELECT max(day) FROM turnover_day WHERE merchant = ${merchant}),
      (SELECT max(day) FROM member_day WHERE merchant = ${merchant})) AS day) AS latest
    CROSS JOIN (SELECT min(effective_day) AS day FROM lineage_move
      WHERE merchant = ${merchant} AND state = 'waiting') AS move
    WHERE merchant = ${merchant}`.execute(db);
  return rows.map(({ day }) => day);
}

/** Carries what is new of a day up to all above, one lot; true where there may be more. */
export async function foldLot(tx: Tx, merchant: string, day: string, most = LOT): Promise<boolean> {
  const { rows } = await sql<{ turnover: bigint; people: bigint }>`
    SELECT fold_turnover(${merchant}, ${day}::date, ${most}) AS turnover,
      fold_people(${merchant}, ${day}::date, ${most}) AS people`.execute(tx);
  const { turnover = 0n, people = 0n } = rows[0] ?? {};
  return turnover === BigInt(most) || people === BigInt(most);
}

/** Every open day of a merchant, each lot a transaction of its own. */
export async function foldOpenDays(db: Kysely<Database>, merchant: string): Promise<void> {
  for (const day of await foldableDays(db, merchant)) {
    while (await alone(db, merchant, (tx) => foldLot(tx, merchant, day))) continue;
  }
}

export async function countOnline(
  db: Kysely<Database>,
  merchant: string,
  now: number,
): Promise<void> {
  await alone(db, merchant, (tx) =>
    sql`SELECT count_online(${merchant}, ${new Date(now)})`.execute(tx),
  );
}
