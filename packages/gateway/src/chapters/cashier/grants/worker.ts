import { sql } from 'kysely';
import type { House } from '../../chapter.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { holdGuard } from '../../care/index.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { tellEnds } from './letters/letters.ts';
import { takeTurns } from './turns.ts';

const MOST_AT_ONCE = 50;

/** What became due while nobody played: it ends, and the next one’s turn begins. */
async function takeDueTurns({
  db,
  clock,
  live,
  sites,
}: Pick<House, 'db' | 'clock' | 'live' | 'sites'>): Promise<void> {
  const now = new Date(clock());
  const { rows } = await sql<{ merchant: string; memberId: bigint }>`
    SELECT merchant, member_id AS "memberId" FROM bonus_grant AS due
    WHERE (state = 'active' AND expires_at <= ${now})
      OR (state = 'closing' AND closing_until <= ${now})
      OR (state = 'waiting' AND NOT EXISTS (
        SELECT FROM bonus_grant AS other
        WHERE other.merchant = due.merchant AND other.member_id = due.member_id
          AND other.state IN ('active', 'closing'))
        AND NOT EXISTS (SELECT FROM member_guard AS guard
          WHERE guard.merchant = due.merchant AND guard.member_id = due.member_id
            AND guard.bar IS NOT NULL AND coalesce(guard.bar_until, 'infinity') > ${now}))
    GROUP BY merchant, member_id LIMIT ${MOST_AT_ONCE}`.execute(db);
  for (const { merchant: code, memberId } of rows) {
    const merchant = sites.merchants.find((one) => one.code === code);
    if (merchant === undefined) continue;
    const hasChanged = await transact(db, async (tx) =>
      takeTurns(tx, merchant, await holdGuard(tx, code, memberId), clock()),
    );
    if (hasChanged) {
      live.publish({ merchant: code, memberId, event: 'grant', data: {} });
      live.publish({ merchant: code, memberId, event: 'balance', data: {} });
    }
  }
}

export const startGrantWork = (house: House): OpenWork =>
  startLooking(
    async () => {
      await takeDueTurns(house);
      return tellEnds(house);
    },
    (error) => house.warn({ err: error }, 'bonuses that were due were not looked after'),
  );
