import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../kernel/database/schema.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import { balanceBackAt } from '../../../../kernel/sites/policy/policy.ts';
import { isExcluded } from '../../wallet/excluded.ts';

/** Somebody who excluded themselves or is on a register, and since when without a day between. */
export interface DueReturn {
  readonly memberId: bigint;
  readonly since: Date;
}

/** Whose money the law of the place sends back by now; the longest excluded first. */
export async function dueReturns(
  db: Kysely<Database>,
  merchant: Merchant,
  most: number,
  now: number,
): Promise<readonly DueReturn[]> {
  if (merchant.policy.returnBalanceAfter === 'none') return [];
  const at = new Date(now);
  const { rows } = await sql<DueReturn>`
    SELECT guard.member_id AS "memberId", 
      least(min(bar.at), min(guard.register_at) FILTER (WHERE guard.register_state = 'listed'))
        AS since
    FROM member_guard AS guard LEFT JOIN bar ON bar.merchant = guard.merchant
      AND bar.member_id = guard.member_id AND bar.kind = 'exclusion'
      AND bar.asked_at IS NULL AND coalesce(bar.until, 'infinity') > ${at}
    WHERE guard.merchant = ${merchant.code} AND ${isExcluded(now)}
      AND EXISTS (SELECT FROM ledger_account AS account
        WHERE account.merchant = guard.merchant AND account.member_id = guard.member_id
          AND account.kind IN ('cash', 'vendor') AND account.balance > 0)
      AND NOT EXISTS (SELECT FROM balance_return AS waits WHERE waits.merchant = guard.merchant
        AND waits.member_id = guard.member_id AND waits.next_at > ${at})
    GROUP BY guard.member_id ORDER BY since, guard.member_id LIMIT ${most}`.execute(db);
  return rows.filter(({ since }) => (balanceBackAt(merchant, since.getTime()) ?? Infinity) <= now);
}
