import { sql } from 'kysely';
import type { Gauge } from '../../../http/metrics/gauge.ts';

/** What whoever watches the money wants to be woken by; each row is a figure with what it is of. */
export const cashierGauges: readonly Gauge[] = [
  {
    name: 'livery_provider_event_age_seconds',
    says: 'Age of the oldest news of a provider that is not worked off.',
    read: (now) => sql`
      SELECT jsonb_build_object('provider', provider) AS labels,
        extract(epoch FROM ${now}::timestamptz - min(received_at))::float8 AS value
      FROM provider_event WHERE done_at IS NULL GROUP BY provider`,
  },
  {
    name: 'livery_unclear',
    says: 'Orders and payouts of which nobody knows whether their provider took them.',
    read: () => sql`
      SELECT jsonb_build_object('kind', 'deposit') AS labels, count(*)::float8 AS value
      FROM deposit_order WHERE state = 'unclear'
      UNION ALL SELECT jsonb_build_object('kind', 'payout'), count(*)::float8
      FROM payout WHERE state = 'unclear'`,
  },
  {
    name: 'livery_manual_deposits_waiting',
    says: 'Deposits that members sent by hand and nobody has looked for yet.',
    read: () => sql`
      SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM manual_deposit AS its
      JOIN deposit_order AS ordered ON ordered.merchant = its.merchant AND ordered.id = its.order_id
      WHERE sent_at IS NOT NULL AND asked_at IS NULL AND decided_at IS NULL
        AND state IN ('open', 'settling', 'partly_paid')`,
  },
  {
    name: 'livery_manual_deposit_age_seconds',
    says: 'Since the longest of them has waited.',
    read: (now) => sql`
      SELECT '{}'::jsonb AS labels, coalesce(
        extract(epoch FROM ${now}::timestamptz - min(sent_at)), 0)::float8 AS value
      FROM manual_deposit AS its
      JOIN deposit_order AS ordered ON ordered.merchant = its.merchant AND ordered.id = its.order_id
      WHERE sent_at IS NOT NULL AND asked_at IS NULL AND decided_at IS NULL
        AND state IN ('open', 'settling', 'partly_paid')`,
  },
  {
    name: 'livery_suspense_minor_units',
    says: 'What providers took in and nobody may have yet.',
    read: () => sql`
      SELECT jsonb_build_object('provider', provider, 'currency', currency) AS labels,
        sum(suspended)::float8 AS value
      FROM provider_movement WHERE suspended <> 0 GROUP BY provider, currency`,
  },
  {
    name: 'livery_findings_open',
    says: 'Movements in which a provider’s own list and the books differ.',
    read: () => sql`
      SELECT jsonb_build_object('provider', provider, 'kind', kind) AS labels,
        count(*)::float8 AS value
      FROM finding WHERE state = 'open' GROUP BY provider, kind`,
  },
  {
    name: 'livery_settlement_gap_minor_units',
    says: 'What a provider holds for us by its own lists, less what it does by the books.',
    read: () => sql`
      SELECT jsonb_build_object('provider', provider, 'currency', currency) AS labels,
        sum(CASE WHEN kind IN ('capture', 'won', 'return') THEN amount ELSE -amount END)::float8
          AS value
      FROM finding CROSS JOIN LATERAL (VALUES
        (listed_kind, listed_amount, listed_currency),
        (booked_kind, -booked_amount, booked_currency)) AS side (kind, amount, currency)
      WHERE state = 'open' AND amount IS NOT NULL GROUP BY provider, currency`,
  },
  {
    name: 'livery_settlement_unread_seconds',
    says: 'Since a list of a provider’s should have been read that was not.',
    read: (now) => sql`
      SELECT jsonb_build_object('provider', provider) AS labels,
        greatest(0, extract(epoch FROM ${now}::timestamptz - min(coalesce(read_at,
          day::timestamp AT TIME ZONE 'UTC'))))::float8 AS value
      FROM settlement_day WHERE next_at <= ${now} OR fault IS NOT NULL GROUP BY provider`,
  },
  {
    name: 'livery_flags_open',
    says: 'Flags that nobody has decided, by rule.',
    read: () => sql`
      SELECT jsonb_build_object('rule', rule) AS labels, count(*)::float8 AS value
      FROM aml_flag WHERE state = 'open' GROUP BY rule`,
  },
  {
    name: 'livery_payouts_in_review',
    says: 'Payouts that wait for people.',
    read: () => sql`
      SELECT '{}'::jsonb AS labels, count(*)::float8 AS value FROM payout WHERE state = 'review'`,
  },
  {
    name: 'livery_payout_review_age_seconds',
    says: 'Age of the oldest payout that waits for people.',
    read: (now) => sql`
      SELECT '{}'::jsonb AS labels, coalesce(
        extract(epoch FROM ${now}::timestamptz - min(created_at)), 0)::float8 AS value
      FROM payout WHERE state = 'review'`,
  },
];
