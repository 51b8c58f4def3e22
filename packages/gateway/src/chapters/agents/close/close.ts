import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { dayBefore, dayIn } from '../../../kernel/time/days.ts';
import { alone } from '../fold/alone.ts';
import { openFence } from '../fold/fence.ts';
import { agentSettings } from '../settings.ts';
import { holdContracts, sweepContracts } from '../contracts/store.ts';
import { beginDividends, beginHours } from './begin.ts';
import { payLot } from './pay.ts';
import { takeStep } from './step.ts';

const MINUTE = 60_000;
/** One after the other: dividends wait for days, and none of them for what has stopped of another. */
const closeKinds = ['rebate', 'hour', 'dividend'] as const;

type Closer = Pick<Services, 'db' | 'events' | 'live' | 'clock'>;

/**
 * Brings a merchant’s days to their close as far as they go: each step a
 * transaction, done by one gateway. Killed anywhere, what is committed stays and
 * the next look goes on behind it.
 */
export async function closeDays(
  { db, events, live, clock }: Closer,
  merchant: Merchant,
): Promise<void> {
  const { code } = merchant;
  await alone(db, code, async (tx) => {
    await openFence(tx, merchant, clock());
    await beginCloses(tx, merchant, clock());
    await beginHours(tx, merchant, clock());
    await beginDividends(tx, merchant, clock());
  });
  await alone(db, code, async (tx) => {
    await holdContracts(tx, code);
    await sweepContracts(tx, code, dayIn(merchant.timeZone, clock()), clock());
  });
  await alone(db, code, (tx) => noteFences(tx, code));
  for (const kind of closeKinds) {
    for (;;) {
      const done = await alone(db, code, async (tx) => {
        if (kind === 'rebate') {
          await moveWhoIsDue(tx, code);
          if (await passQuietDays(tx, code, clock())) return { goesOn: true, paid: [] };
        }
        return takeStep(tx, events, merchant, kind, clock());
      });
      for (const memberId of done?.paid ?? []) {
        live.publish({ merchant: code, memberId, event: 'balance', data: {} });
      }
      if (done?.goesOn !== true) break;
    }
  }
  for (const memberId of await payReleased({ db, events, clock }, merchant)) {
    live.publish({ merchant: code, memberId, event: 'balance', data: {} });
  }
}

/** From the moment this commits, what is settled counts on a later day. A clock that goes back opens none. */
async function beginCloses(tx: Tx, merchant: Merchant, now: number): Promise<void> {
  const { closeAfterMinutes } = await agentSettings(tx, merchant.code);
  const ended = dayBefore(dayIn(merchant.timeZone, now - closeAfterMinutes * MINUTE));
  await sql`
    WITH former AS (
      SELECT closed_through AS day FROM agent_fence WHERE merchant = ${merchant.code}
        AND closed_through < ${ended}::date FOR UPDATE
    ), moved AS (
      UPDATE agent_fence SET closed_through = ${ended}::date
      WHERE merchant = ${merchant.code} AND closed_through < ${ended}::date
    )
    INSERT INTO agent_close (merchant, kind, period)
    SELECT ${merchant.code}, 'rebate', period::date
    FROM former, generate_series(former.day + 1, ${ended}::date, interval '1 day') AS period
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** After the commit that moved the fence: whoever has a lower number may have read the day as open. */
const noteFences = (tx: Tx, merchant: string): Promise<unknown> =>
  sql`
    UPDATE agent_close SET fence = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    WHERE merchant = ${merchant} AND state = 'fenced' AND fence IS NULL`.execute(tx);

/** At the start of a day, once all before it are closed. */
async function moveWhoIsDue(tx: Tx, merchant: string): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    SELECT coalesce((SELECT min(period) FROM agent_close WHERE merchant = ${merchant}
        AND kind = 'rebate' AND state <> 'closed'), closed_through + 1) AS day
    FROM agent_fence WHERE merchant = ${merchant} AND EXISTS (SELECT FROM lineage_move
      WHERE lineage_move.merchant = ${merchant} AND state = 'waiting')`.execute(tx);
  const day = rows[0]?.day;
  if (day === undefined) return;
  const applied = await sql<{ moved: readonly string[] }>`
    SELECT apply_moves(${merchant}, ${day}::date) AS moved`.execute(tx);
  if ((applied.rows[0]?.moved ?? []).length === 0) return;
  // Who did something on the new day already did it in the new line.
  await sql`
    UPDATE member_day AS its SET line = lineage.line FROM lineage
    WHERE its.merchant = ${merchant} AND its.day >= ${day}::date
      AND lineage.merchant = its.merchant AND lineage.member_id = its.member_id
      AND its.line <> lineage.line`.execute(tx);
}

/** Days on which nobody did anything are closed at once, and together: nothing of them is reckoned. */
async function passQuietDays(tx: Tx, merchant: string, now: number): Promise<boolean> {
  const { rows } = await sql<{ period: string }>`
    WITH open AS (
      SELECT min(period) AS first FROM agent_close
      WHERE merchant = ${merchant} AND kind = 'rebate' AND state <> 'closed'
    ), busy AS (
      SELECT least(
        (SELECT min(day) FROM turnover_day WHERE merchant = ${merchant} AND day >= first),
        (SELECT min(day) FROM member_day WHERE merchant = ${merchant} AND day >= first),
        (SELECT min(effective_day) FROM lineage_move
          WHERE merchant = ${merchant} AND state = 'waiting'),
        (SELECT first FROM agent_adjustment
          WHERE merchant = ${merchant} AND close_period IS NULL LIMIT 1)) AS day FROM open
    ), closed AS (
      UPDATE agent_close AS its SET state = 'closed', closed_at = ${new Date(now)}, digest = ''
      FROM busy WHERE its.merchant = ${merchant} AND its.kind = 'rebate' AND state = 'fenced'
        AND fence <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
        AND (busy.day IS NULL OR period < busy.day)
      RETURNING period
    )
    UPDATE agent_fence SET sealed_through = greatest(sealed_through, last)
    FROM (SELECT max(period) AS last FROM closed) AS its
    WHERE merchant = ${merchant} AND last IS NOT NULL RETURNING last::text AS period`.execute(tx);
  return rows.length > 0;
}

/** Of days that are closed: what somebody let go since. */
async function payReleased(
  { db, events, clock }: Omit<Closer, 'live'>,
  merchant: Merchant,
): Promise<readonly bigint[]> {
  const { code } = merchant;
  const rows = await db
    .selectFrom('agent_pay')
    .innerJoin('agent_close', (join) =>
      join
        .onRef('agent_close.merchant', '=', 'agent_pay.merchant')
        .onRef('agent_close.kind', '=', 'agent_pay.close_kind')
        .onRef('agent_close.period', '=', 'agent_pay.period')
        .onRef('agent_close.hour', '=', 'agent_pay.hour'),
    )
    .select(['agent_close.merchant', 'agent_close.kind', 'agent_close.period', 'agent_close.hour'])
    .distinct()
    .where('agent_pay.merchant', '=', code)
    .where('agent_pay.state', '=', 'due')
    .where('agent_close.state', '=', 'closed')
    .execute();
  const paid: bigint[] = [];
  for (const key of rows) {
    const lot = await alone(db, code, (tx) => payLot(tx, events, merchant, key, clock()));
    paid.push(...(lot ?? []));
  }
  return paid;
}
