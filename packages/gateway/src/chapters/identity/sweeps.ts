import { sql } from 'kysely';
import type { Sweep } from '../../kernel/database/sweep.ts';
import type { Tx } from '../../kernel/database/transact.ts';

const DAY = 86_400_000;
/** What was begun and never sent is no proof of anybody. */
const DRAFTS = 30 * DAY;
const AT_ONCE = 500;

/** After the term of the law nothing of a person is left of a case: that there was one, and what came of it. */
async function emptyCases(tx: Tx, now: number): Promise<void> {
  const { rows } = await sql<{ merchant: string; id: bigint }>`
    SELECT merchant, id FROM kyc_case AS the
    WHERE state <> 'under_review'
      AND (keep_until <= ${new Date(now)}
        OR (sent_at IS NULL AND changed_at <= ${new Date(now - DRAFTS)}))
      AND (details IS NOT NULL OR EXISTS (SELECT FROM kyc_document AS document
        WHERE document.merchant = the.merchant AND document.case_id = the.id
          AND document.sealed IS NOT NULL))
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(tx);
  for (const { merchant, id } of rows) {
    await tx
      .updateTable('kyc_document')
      .set({ sealed: null, sealed_key: null })
      .where((its) => its.and({ merchant, case_id: id }))
      .execute();
    await tx
      .updateTable('kyc_case')
      .set({ details: null, blind: null, page: null })
      .where((its) => its.and({ merchant, id }))
      .execute();
  }
}

export const identitySweeps: readonly Sweep[] = [emptyCases];
