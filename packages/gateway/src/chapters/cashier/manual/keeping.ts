import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Sweep } from '../../../kernel/database/sweep.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import { resealNumbered } from '../../../kernel/vault/documents.ts';
import { KEY_NUMBER_BYTES, type Vault } from '../../../kernel/vault/vault.ts';
import { slipBoundTo } from './slips.ts';

const DAY = 86_400_000;
/** So long somebody may ask what a decision rested on. */
const KEPT = 90 * DAY;
const AT_ONCE = 500;

/** After their term nothing of slips and of who sent is left, but that there was one. */
export const emptySlips: Sweep = async (tx, now) => {
  const before = new Date(now - KEPT);
  await sql`
    WITH over AS (
      SELECT its.merchant, its.order_id FROM manual_deposit AS its
      JOIN deposit_order AS ordered ON ordered.merchant = its.merchant AND ordered.id = its.order_id
      WHERE coalesce(its.decided_at, ordered.changed_at) <= ${before}
        AND ordered.changed_at <= ${before}
        AND NOT (its.sent_at IS NOT NULL AND its.asked_at IS NULL AND its.decided_at IS NULL
          AND ordered.state IN ('open', 'settling', 'partly_paid'))
        AND (its.sender IS NOT NULL OR EXISTS (SELECT FROM deposit_slip AS slip
          WHERE slip.merchant = its.merchant AND slip.order_id = its.order_id
            AND slip.sealed IS NOT NULL))
      LIMIT ${AT_ONCE} FOR UPDATE OF its SKIP LOCKED
    ), emptied AS (
      UPDATE deposit_slip AS slip SET sealed = NULL, sealed_key = NULL FROM over
      WHERE slip.merchant = over.merchant AND slip.order_id = over.order_id
    )
    UPDATE manual_deposit AS its SET sender = NULL FROM over
    WHERE its.merchant = over.merchant AND its.order_id = over.order_id`.execute(tx);
};

/**
 * Seals the key of each slip anew that the former LIVERY_KEY sealed, and reads
 * no picture. A start with a key that opens neither is refused.
 */
export async function sealSlips(
  { db, vault }: { readonly db: Kysely<Database>; readonly vault: Vault },
  former?: Vault,
): Promise<void> {
  while ((await transact(db, (tx) => resealSome(tx, vault, former))) === AT_ONCE) continue;
}

async function resealSome(tx: Tx, vault: Vault, former: Vault | undefined): Promise<number> {
  const rows = await tx
    .selectFrom('deposit_slip')
    .select(['merchant', 'id', 'member_id', 'order_id', 'sealed_key'])
    .where('sealed_key', 'is not', null)
    .where(
      sql<boolean>`substring(sealed_key FROM 1 FOR ${sql.lit(KEY_NUMBER_BYTES)}) <> ${vault.number}`,
    )
    .orderBy('merchant')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  for (const row of rows) {
    const sealed =
      former && row.sealed_key && resealNumbered(vault, former, row.sealed_key, slipBoundTo(row));
    if (!sealed) {
      throw new StartError(
        `Slip ${row.id} of ${row.merchant} was sealed with another LIVERY_KEY. ` +
          'Give that one as LIVERY_KEY_FORMER once.',
      );
    }
    await tx
      .updateTable('deposit_slip')
      .set({ sealed_key: sealed })
      .where((its) => its.and({ merchant: row.merchant, id: row.id }))
      .execute();
  }
  return rows.length;
}
