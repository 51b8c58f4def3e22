import { sql } from 'kysely';
import type { Gauge } from '../../../http/metrics/gauge.ts';

/** Where play is shut because a register gives no answer, or nobody has connected one. */
export const registerGauges: readonly Gauge[] = [
  {
    name: 'livery_registers_silent',
    says: 'Members whom the register of excluded players gave no answer for, by site.',
    read: () => sql`
      SELECT jsonb_build_object('merchant', merchant,
        'connected', (EXISTS (SELECT FROM register_account AS account
          WHERE account.merchant = guard.merchant))::text) AS labels, count(*)::float8 AS value
      FROM member_guard AS guard WHERE register_state = 'silent' GROUP BY merchant`,
  },
];
