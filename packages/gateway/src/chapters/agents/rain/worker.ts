import { sql } from 'kysely';
import { transact } from '../../../kernel/database/transact.ts';
import type { Services } from '../../../kernel/services.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import type { House } from '../../chapter.ts';
import { endRain, type HeldRain } from './end.ts';

const MOST_AT_ONCE = 50;
/** Whoever is beyond them finds it when they next look. */
const MOST_TOLD = 1_000;

interface DueRain extends HeldRain {
  readonly ends: boolean;
}

interface Looker extends Pick<Services, 'db' | 'clock'> {
  readonly live: Pick<Services['live'], 'publish'>;
}

/** Of several gateways one takes each that is due; the rows are the jobs. */
export async function lookAfterRains({ db, clock, live }: Looker): Promise<boolean> {
  const now = clock();
  const at = new Date(now);
  const done = await transact(db, async (tx) => {
    const { rows } = await sql<DueRain>`
      SELECT rain.merchant, id, agent_id, account_id, currency, (closes_at <= ${at} OR NOT is_left)
        AS ends
      FROM red_rain AS rain CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM red_rain_share AS share
        WHERE share.merchant = rain.merchant AND share.rain_id = rain.id
          AND taken_by IS NULL) AS is_left) AS its
      WHERE state IN ('funded', 'open') AND (closes_at <= ${at} OR NOT is_left
        OR (state = 'funded' AND opens_at <= ${at}))
      ORDER BY closes_at LIMIT ${MOST_AT_ONCE} FOR UPDATE OF rain SKIP LOCKED`.execute(tx);
    const ended: HeldRain[] = [];
    const opened: HeldRain[] = [];
    for (const rain of rows) {
      if (rain.ends) {
        if ((await endRain(tx, rain, now)) > 0n) ended.push(rain);
        continue;
      }
      await tx
        .updateTable('red_rain')
        .set({ state: 'open' })
        .where((its) => its.and({ merchant: rain.merchant, id: rain.id }))
        .execute();
      opened.push(rain);
    }
    return { ended, opened, isMore: rows.length === MOST_AT_ONCE };
  });
  for (const { merchant, agent_id: memberId } of done.ended) {
    live.publish({ merchant, memberId, event: 'balance', data: {} });
  }
  for (const rain of done.opened) await tellOf({ db, live }, rain);
  return done.isMore;
}

async function tellOf(
  { db, live }: Pick<Looker, 'db' | 'live'>,
  { merchant, id }: HeldRain,
): Promise<void> {
  const people = await db
    .selectFrom('red_rain_target')
    .select('member_id')
    .where((its) => its.and({ merchant, rain_id: id }))
    .orderBy('member_id')
    .limit(MOST_TOLD)
    .execute();
  for (const { member_id: memberId } of people) {
    live.publish({ merchant, memberId, event: 'rain', data: { id: id.toString() } });
  }
}

export const startRains = (house: House): OpenWork =>
  startLooking(
    () => lookAfterRains(house),
    (error) => house.warn({ err: error }, 'rains were not looked after'),
  );
