import { sql } from 'kysely';
import { GUEST } from '../../kernel/member-types.ts';
import type { Expiry } from '../../kernel/database/sweep.ts';

const DAY = 86_400_000;
/** How long members see where they came in. */
const HISTORY = 90 * DAY;
/** A guest who has played stays in the books; looking at those again and again is for nothing. */
const GUESTS_LOOKED_AT = 30 * DAY;

/** Sessions that have ended, in this order: who is a guest and has none goes after them. */
export const memberSweeps: readonly Expiry[] = [
  { table: 'session', column: 'expires_at', kept: 0 },
  { table: 'one_time_password', column: 'expires_at', kept: 0 },
  { table: 'payment_code', column: 'expires_at', kept: 0 },
  { table: 'contact_code', column: 'expires_at', kept: 0 },
  { table: 'former_contact', column: 'replaced_at', kept: 4 * DAY },
  // Nobody comes back into one without a session, and one without a wallet is in no books.
  {
    table: 'member',
    column: 'created_at',
    kept: DAY,
    only: (at) => sql`type = ${sql.lit(GUEST)} AND password_hash IS NULL
      AND created_at > ${new Date(at.getTime() - GUESTS_LOOKED_AT)}
      AND NOT EXISTS (SELECT FROM session
        WHERE session.merchant = member.merchant AND session.member_id = member.id)
      AND NOT EXISTS (SELECT FROM ledger_account AS account
        WHERE account.merchant = member.merchant AND account.member_id = member.id)`,
  },
  { table: 'device_credential', column: 'expires_at', kept: 0 },
  { table: 'login_record', column: 'at', kept: HISTORY },
];
