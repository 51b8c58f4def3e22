import { sql } from 'kysely';
import { LEASE } from '../../../kernel/providers/checks.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { isRegisterAskedDaily, isRegisterOwed } from '../../../kernel/sites/policy/policy.ts';
import { dayIn, startOfDay } from '../../../kernel/time/days.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import type { House } from '../../chapter.ts';
import { askRegister } from './ask.ts';

const MOST_AT_ONCE = 20;

/**
 * Asks by itself for whoever is in and waits for an answer: where the register
 * gave none, and where a day began that the law asks anew on. The rows are the
 * jobs, so that nobody waits for a gateway that was killed.
 */
export function startRegisterWork(house: House): OpenWork {
  const { sites, clock, warn } = house;
  const look = async (): Promise<boolean> => {
    let isMore = false;
    for (const merchant of sites.merchants.filter(isRegisterOwed)) {
      const waiting = await claimWaiting(house, merchant, clock());
      await Promise.all(
        waiting.map((memberId) =>
          askRegister(house, merchant, memberId, 'play').catch((error: unknown) =>
            warn({ err: error, merchant: merchant.code }, 'a register was not asked'),
          ),
        ),
      );
      isMore ||= waiting.length === MOST_AT_ONCE;
    }
    return isMore;
  };
  return startLooking(look, (error) => warn({ err: error }, 'nobody was looked for who waits'));
}

/** Of several gateways each gets others. */
async function claimWaiting(
  { db }: Pick<House, 'db'>,
  merchant: Merchant,
  time: number,
): Promise<readonly bigint[]> {
  const now = new Date(time);
  const { code, timeZone, idleMinutes } = merchant;
  const day = new Date(startOfDay(timeZone, dayIn(timeZone, time)));
  const { rows } = await sql<{ memberId: bigint }>`
    UPDATE member_guard AS guard SET register_next_at = ${new Date(time + LEASE)}
    FROM (
      SELECT waits.member_id FROM member_guard AS waits
      WHERE merchant = ${code} AND coalesce(register_next_at, '-infinity') <= ${now}
        AND (register_state = 'silent' OR register_state IS NULL
          OR (register_state = 'listed' AND register_until <= ${now})
          OR (${isRegisterAskedDaily(merchant)} AND register_state = 'clear' AND register_at < ${day}))
        AND EXISTS (SELECT FROM session WHERE session.merchant = waits.merchant
          AND session.member_id = waits.member_id AND expires_at > ${now}
          AND last_seen_at > ${new Date(time - idleMinutes * 60_000)})
      ORDER BY register_next_at NULLS FIRST LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED) AS due
    WHERE guard.merchant = ${code} AND guard.member_id = due.member_id
    RETURNING guard.member_id AS "memberId"`.execute(db);
  return rows.map(({ memberId }) => memberId);
}
