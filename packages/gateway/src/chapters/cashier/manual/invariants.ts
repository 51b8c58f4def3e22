import { sql } from 'kysely';
import type { Invariant } from '../../../kernel/database/invariants.ts';

export const manualInvariants: readonly Invariant[] = [
  {
    name: 'manual',
    says: 'What was credited by hand, or sent back, somebody wrote down as a line of the bank.',
    breaches: (merchant) => sql`
      SELECT 'line ' || movement.movement || ' of ' || movement.merchant AS what
      FROM provider_movement AS movement
      WHERE movement.provider = 'manual' AND movement.kind IN ('capture', 'refund')
        AND ${merchant === null ? sql`true` : sql`movement.merchant = ${merchant}`}
        AND NOT EXISTS (SELECT FROM audit
          WHERE audit.merchant = movement.merchant AND audit.subject_kind = 'deposit'
            AND audit.subject = movement.order_id::text
            AND audit.act = CASE movement.kind WHEN 'capture' THEN 'manual-deposits.credit'
              ELSE 'manual-deposits.sent-back' END
            AND audit.after ->> 'line' = movement.movement)`,
  },
];
