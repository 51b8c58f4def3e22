import { sql } from 'kysely';
import type { Gauge } from '../../http/metrics/gauge.ts';

/** What whoever answers for the nightly pays wants to be woken by. */
export const agentGauges: readonly Gauge[] = [
  {
    name: 'livery_agent_closes_stopped',
    says: 'Closes that found something wrong and wait for people, by merchant and kind.',
    read: () => sql`
      SELECT jsonb_build_object('merchant', merchant, 'kind', kind) AS labels,
        count(*)::float8 AS value
      FROM agent_close WHERE state = 'stopped' GROUP BY merchant, kind`,
  },
  {
    name: 'livery_agent_days_behind',
    says: 'Days that have ended and are not closed, by merchant.',
    read: () => sql`
      SELECT jsonb_build_object('merchant', merchant) AS labels, count(*)::float8 AS value
      FROM agent_close WHERE state <> 'closed' AND kind = 'rebate' GROUP BY merchant`,
  },
  {
    name: 'livery_agent_pays_held',
    says: 'Pays of agents that wait for people, by merchant.',
    read: () => sql`
      SELECT jsonb_build_object('merchant', merchant) AS labels, count(*)::float8 AS value
      FROM agent_pay WHERE state = 'held' GROUP BY merchant`,
  },
];
