import { sql } from 'kysely';
import type { Gauge } from '../../http/metrics/gauge.ts';

export const identityGauges: readonly Gauge[] = [
  {
    name: 'livery_identities_in_review',
    says: 'Members whom a provider or a person looks at.',
    read: () => sql`
      SELECT jsonb_build_object('by', coalesce(provider, 'staff')) AS labels, count(*)::float8 AS value
      FROM kyc_case WHERE state = 'under_review' GROUP BY provider`,
  },
  {
    name: 'livery_identity_review_age_seconds',
    says: 'Since the longest of them has been looked at.',
    read: (now) => sql`
      SELECT '{}'::jsonb AS labels, coalesce(
        extract(epoch FROM ${now}::timestamptz - min(sent_at)), 0)::float8 AS value
      FROM kyc_case WHERE state = 'under_review'`,
  },
];
