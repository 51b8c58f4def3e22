import type { Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard, requireUnbarred } from '../../care/index.ts';
import { cashAccount, fromTo, post } from '../../cashier/index.ts';

interface OpenRow {
  readonly id: bigint;
  readonly account: string;
  readonly count: number;
  readonly left: bigint;
  readonly closes_at: Date;
  readonly mine: bigint | null;
}

/** What is open for somebody, the newest first. */
export async function rainsFor(
  db: Kysely<Database>,
  { code, currency }: Merchant,
  memberId: bigint,
  now: number,
): Promise<Reply<'rains'>> {
  const at = new Date(now);
  const { rows } = await sql<OpenRow>`
    SELECT rain.id, account, rain.count, rain.closes_at, "left", mine FROM red_rain_target AS target
    JOIN red_rain AS rain ON rain.merchant = target.merchant AND rain.id = target.rain_id
    JOIN member ON member.merchant = rain.merchant AND member.id = rain.agent_id
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE taken_by IS NULL) AS "left",
        max(amount) FILTER (WHERE taken_by = target.member_id) AS mine
      FROM red_rain_share AS share
      WHERE share.merchant = rain.merchant AND share.rain_id = rain.id) AS its
    WHERE target.merchant = ${code} AND target.member_id = ${memberId}
      AND rain.state IN ('funded', 'open') AND opens_at <= ${at} AND closes_at > ${at}
    ORDER BY rain.id DESC LIMIT 10`.execute(db);
  return {
    list: rows.map(({ id, account, count, left, closes_at: closesAt, mine }) => {
      const open = {
        id: id.toString(),
        from: account,
        left: Number(left),
        of: count,
        closesAt: closesAt.getTime(),
      };
      return mine === null ? open : Object.assign(open, { mine: toDecimal(mine, currency) });
    }),
  };
}

export interface TakeRequest {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly rainId: bigint;
  readonly key: string;
}

/** One envelope, whichever lies there next: nobody waits for whoever takes another one. */
export async function takeRain(
  { db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>,
  { merchant, memberId, rainId, key }: TakeRequest,
): Promise<Reply<'takeRain'>> {
  const { code, currency } = merchant;
  const keyed = {
    merchant: code,
    scope: `rain:${memberId}`,
    key,
    request: [rainId.toString()],
    now: clock(),
  };
  const { amount } = await transact(db, async (tx) => {
    const guard = await holdGuard(tx, code, memberId);
    return answerOnce(tx, keyed, async () => {
      const now = clock();
      requireUnbarred(merchant, guard, now);
      const taken = await envelopeOf(tx, { merchant, memberId, rainId, now });
      return { amount: taken.toString() };
    });
  });
  live.publish({ merchant: code, memberId, event: 'balance', data: {} });
  return { amount: toDecimal(BigInt(amount), currency) };
}

interface Taking extends Omit<TakeRequest, 'key'> {
  readonly now: number;
}

async function envelopeOf(tx: Tx, taking: Taking): Promise<bigint> {
  const { merchant, memberId, rainId, now } = taking;
  const { code } = merchant;
  const at = new Date(now);
  // Shared: whoever ends it waits until all who are at it are done.
  const { rows } = await sql<{ account_id: bigint }>`
    SELECT account_id FROM red_rain AS rain JOIN red_rain_target AS target
      ON target.merchant = rain.merchant AND target.rain_id = rain.id
    WHERE rain.merchant = ${code} AND rain.id = ${rainId} AND target.member_id = ${memberId}
      AND state IN ('funded', 'open') AND opens_at <= ${at} AND closes_at > ${at}
    FOR SHARE OF rain`.execute(tx);
  const [rain] = rows;
  const cash = await cashAccount(tx, code, memberId);
  if (rain === undefined || cash === undefined) throw new Refusal('rain.over');
  const { rows: own } = await sql<{ amount: bigint }>`
    SELECT amount FROM red_rain_share
    WHERE merchant = ${code} AND rain_id = ${rainId} AND taken_by = ${memberId}`.execute(tx);
  if (own[0] !== undefined) return own[0].amount;
  const { rows: next } = await sql<{ no: number; amount: bigint }>`
    SELECT no, amount FROM red_rain_share
    WHERE merchant = ${code} AND rain_id = ${rainId} AND taken_by IS NULL
    ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  const [share] = next;
  if (share === undefined) throw new Refusal('rain.empty');
  const [posted] = await post(tx, code, cash.currency, [
    {
      kind: 'redRain',
      at: now,
      legs: fromTo(rain.account_id, cash.id, share.amount),
      source: `${rainId} ${share.no}`,
    },
  ]);
  if (posted === undefined) throw new Error('an envelope was not booked');
  await tx
    .updateTable('red_rain_share')
    .set({ taken_by: memberId, taken_at: at, transfer_id: posted.id })
    .where((its) => its.and({ merchant: code, rain_id: rainId, no: share.no }))
    .execute();
  return share.amount;
}
