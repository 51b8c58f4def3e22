import { sql } from 'kysely';
import type { Invariant } from '../../../kernel/database/invariants.ts';

export const correctionInvariants: readonly Invariant[] = [
  {
    name: 'I-14',
    says: 'Every correction of a balance was agreed on by three people, and is what they agreed on.',
    breaches: (merchant) => sql`
      SELECT 'transfer ' || transfer.id || ' of ' || transfer.merchant AS what
      FROM ledger_transfer AS transfer
      LEFT JOIN correction AS the ON the.merchant = transfer.merchant
        AND the.transfer_id = transfer.id
      LEFT JOIN approval ON approval.merchant = the.merchant AND approval.id = the.approval_id
      LEFT JOIN ledger_entry AS entry ON entry.merchant = the.merchant
        AND entry.transfer_id = the.transfer_id AND entry.account_id = the.account_id
      WHERE transfer.kind = 'correction'
        AND ${merchant === null ? sql`true` : sql`transfer.merchant = ${merchant}`}
        AND (approval.state IS DISTINCT FROM 'done' OR entry.amount IS DISTINCT FROM the.amount
          OR (SELECT count(*) FROM approval_vote AS voted WHERE voted.merchant = the.merchant
            AND voted.approval_id = the.approval_id AND voted.vote = 'yes'
            AND voted.operator <> approval.asked_by) < 2)`,
  },
];
