import { sql, type RawBuilder } from 'kysely';
import { transact } from '../../../kernel/database/transact.ts';
import type { Services } from '../../../kernel/services.ts';
import { holdGuard } from '../../care/index.ts';
import type { House } from '../../chapter.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { bringBack } from './recall.ts';

const MOST_AT_ONCE = 50;

/** Of a guard: its member excluded themselves and has not come back, or is on a register. */
export const isExcluded = (now: number): RawBuilder<boolean> => sql<boolean>`
  (coalesce(guard.register_state = 'listed'
    AND coalesce(guard.register_until, 'infinity') > ${new Date(now)}, false)
  OR coalesce(guard.bar = 'exclusion' AND coalesce(guard.bar_until, 'infinity') > ${new Date(now)}
    AND coalesce(guard.cooling_until, 'infinity') > ${new Date(now)}, false))`;

/**
 * Whoever excluded themselves may take home what is theirs, and what lies at
 * vendors is: it comes back by itself. The rows are the jobs, so that nothing is
 * left there by a gateway that was killed.
 */
async function recallOfExcluded({
  db,
  clock,
  live,
}: Pick<Services, 'db' | 'clock' | 'live'>): Promise<boolean> {
  const { rows } = await sql<{ merchant: string; memberId: bigint }>`
    SELECT DISTINCT guard.merchant, guard.member_id AS "memberId"
    FROM member_guard AS guard JOIN ledger_account AS account
      ON account.merchant = guard.merchant AND account.member_id = guard.member_id
    WHERE (guard.bar = 'exclusion' OR guard.register_state = 'listed') AND ${isExcluded(clock())}
      AND account.kind = 'vendor' AND account.balance > 0
    LIMIT ${MOST_AT_ONCE}`.execute(db);
  for (const { merchant, memberId } of rows) {
    const { ids } = await transact(db, async (tx) => {
      await holdGuard(tx, merchant, memberId);
      return bringBack(tx, merchant, memberId, clock());
    });
    const news = { merchant, memberId, event: 'balance' } as const;
    if (ids.length > 0) live.publish({ ...news, data: { recall: true } });
  }
  return rows.length === MOST_AT_ONCE;
}

export const startRecalls = (house: House): OpenWork =>
  startLooking(
    () => recallOfExcluded(house),
    (error) => house.warn({ err: error }, 'money was not brought back from vendors'),
  );
