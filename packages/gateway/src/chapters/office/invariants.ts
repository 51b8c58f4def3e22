import { sql } from 'kysely';
import type { Invariant } from '../../kernel/database/invariants.ts';

export const officeInvariants: readonly Invariant[] = [
  {
    name: 'votes',
    says: 'Every vote, and whatever was done by votes, is in the book of what was ordered.',
    // Whoever has the gateway's settings can write rows past the office; the book they cannot mend.
    breaches: (merchant) => sql`
      SELECT 'approval ' || id || ' of ' || the.merchant || ': ' || what AS what FROM (
        SELECT merchant, approval_id AS id, 'the vote of ' || operator AS what
        FROM approval_vote AS given WHERE NOT EXISTS (SELECT FROM audit
          WHERE audit.merchant = given.merchant AND act = 'approval.vote'
            AND subject = given.approval_id::text AND audit.operator = given.operator)
        UNION ALL
        SELECT merchant, id, 'what was done' FROM approval AS asked
        WHERE state = 'done' AND NOT EXISTS (SELECT FROM audit
          WHERE audit.merchant = asked.merchant AND approval = asked.id)
      ) AS the
      WHERE ${merchant === null ? sql`true` : sql`the.merchant = ${merchant}`}`,
  },
];
