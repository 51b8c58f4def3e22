import { sql } from 'kysely';
import type { Invariant } from '../../../kernel/database/invariants.ts';

const of = (merchant: string | null, column: string) =>
  merchant === null ? sql`true` : sql`${sql.ref(column)} = ${merchant}`;

export const payoutInvariants: readonly Invariant[] = [
  {
    name: 'I-6',
    says: 'What is held of a member is what their payouts under way come to.',
    breaches: (merchant) => sql`
      SELECT 'member ' || member_id || ' of ' || merchant || ' has ' || coalesce(held, 0)
        || ' held, payouts under way ' || coalesce(due, 0) AS what
      FROM (
        SELECT merchant, member_id, sum(balance) AS held FROM ledger_account
        WHERE kind = 'held' AND ${of(merchant, 'merchant')} GROUP BY 1, 2) AS books
      FULL JOIN (
        SELECT merchant, member_id, sum(amount - paid - given_back) AS due FROM payout
        WHERE ${of(merchant, 'merchant')} GROUP BY 1, 2) AS orders USING (merchant, member_id)
      WHERE coalesce(held, 0) <> coalesce(due, 0)`,
  },
  {
    name: 'I-13',
    says: 'A payout goes to an instrument of its own member that was usable by then.',
    breaches: (merchant) => sql`
      SELECT 'payout ' || payout.id || ' of ' || payout.merchant AS what
      FROM payout LEFT JOIN instrument
        ON instrument.merchant = payout.merchant AND instrument.id = payout.instrument_id
      WHERE ${of(merchant, 'payout.merchant')}
        AND (instrument.member_id IS DISTINCT FROM payout.member_id
          OR instrument.rail <> payout.rail
          OR instrument.usable_at > payout.created_at
          OR instrument.removed_at < payout.created_at
          -- Until it is over, there is a number to send it to.
          OR (instrument.sealed IS NULL AND payout.state IN
            ('requested', 'review', 'approved', 'sending', 'unclear', 'sent')))`,
  },
  {
    name: 'payouts',
    says: 'What was paid of a payout, and came back, is what its movements brought.',
    breaches: (merchant) => sql`
      SELECT 'payout ' || the.id || ' of ' || the.merchant AS what
      FROM payout AS the CROSS JOIN LATERAL (
        SELECT coalesce(-sum(credited) FILTER (WHERE kind = 'payout'), 0) AS paid,
          coalesce(sum(credited) FILTER (WHERE kind = 'return'), 0) AS returned
        FROM provider_movement AS movement
        WHERE movement.merchant = the.merchant AND movement.payout_id = the.id) AS moved
      WHERE ${of(merchant, 'the.merchant')}
        AND (the.returned <> moved.returned
          OR the.paid <> moved.paid + CASE WHEN the.paid = the.amount THEN the.fee ELSE 0 END)`,
  },
];
