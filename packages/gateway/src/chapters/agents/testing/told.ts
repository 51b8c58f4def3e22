import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { AccountEvents } from '../../../kernel/events.ts';

/** Where letters about pays are rows that can be counted. */
export const prepareTold = (db: Kysely<Database>): Promise<unknown> =>
  sql`CREATE TABLE told (member_id bigint NOT NULL)`.execute(db);

/** With its pay, or not at all. */
export const ownerTold: AccountEvents['ownerTold'] = async (tx, { memberId }) => {
  await sql`INSERT INTO told (member_id) VALUES (${memberId})`.execute(tx);
};

/** Whether there is a letter for each pay; where not, in words. */
export async function untold(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ paid: bigint; told: bigint }>`
    SELECT (SELECT count(*) FROM agent_pay WHERE state = 'paid') AS paid,
      (SELECT count(*) FROM told) AS told`.execute(db);
  const [{ paid, told } = { paid: 0n, told: 0n }] = rows;
  return paid === told ? [] : [`${paid} pays and ${told} letters`];
}
