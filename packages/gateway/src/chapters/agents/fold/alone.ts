import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';

/**
 * Of several gateways one does a step for a merchant: undefined for the others,
 * who find it done. Held to the end of the step’s own transaction, so that a
 * gateway that is killed holds nothing.
 */
export function alone<T>(
  db: Kysely<Database>,
  merchant: string,
  step: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  return transact(db, async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtext('livery.agents'), hashtext(${merchant}))
        AS mine`.execute(tx);
    return rows[0]?.mine === true ? step(tx) : undefined;
  });
}

/** Waits for whoever does one, and keeps all others off to the end of the transaction. */
export const holdSteps = (tx: Tx, merchant: string): Promise<unknown> =>
  sql`SELECT pg_advisory_xact_lock(hashtext('livery.agents'), hashtext(${merchant}))`.execute(tx);
