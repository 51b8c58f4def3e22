import { sql } from 'kysely';
import type { Expiry } from '../../kernel/database/sweep.ts';

/** What was played for real is kept: time in play is counted from it. So is what rounds name. */
export const playSweeps: readonly Expiry[] = [
  {
    table: 'provider_session',
    column: 'expires_at',
    kept: 0,
    only: () => sql`mode = 'trial' AND NOT EXISTS (
      SELECT FROM round WHERE round.merchant = provider_session.merchant
        AND round.session_id = provider_session.id)`,
  },
];
