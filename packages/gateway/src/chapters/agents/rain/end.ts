import { sql } from 'kysely';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { cashAccount, fromTo, post } from '../../cashier/index.ts';

export interface HeldRain {
  readonly merchant: string;
  readonly id: bigint;
  readonly agent_id: bigint;
  readonly account_id: bigint;
  readonly currency: string;
}

/** A rain whose row is held ends now: what nobody took goes back to whoever sent it. */
export async function endRain(tx: Tx, rain: HeldRain, now: number): Promise<bigint> {
  const { merchant, id, agent_id: agentId, account_id: pot, currency } = rain;
  const { rows } = await sql<{ left: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS "left" FROM red_rain_share
    WHERE merchant = ${merchant} AND rain_id = ${id} AND taken_by IS NULL`.execute(tx);
  const left = rows[0]?.left ?? 0n;
  if (left > 0n) {
    const cash = await cashAccount(tx, merchant, agentId);
    if (cash === undefined) throw new Error('whoever sent a rain has no wallet');
    const legs = fromTo(pot, cash.id, left);
    await post(tx, merchant, currency, [{ kind: 'redRainBack', at: now, legs, source: `${id}` }]);
  }
  await tx
    .updateTable('red_rain')
    .set({ state: left > 0n ? 'refunded' : 'over', back: left, ended_at: new Date(now) })
    .where((its) => its.and({ merchant, id }))
    .execute();
  return left;
}

export interface CancelRequest {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly rainId: bigint;
}

/** Before it opens whoever sent it may take it back; what is not theirs is over, as far as they know. */
export async function cancelRain(
  { db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>,
  { merchant, agentId, rainId }: CancelRequest,
): Promise<{ back: string }> {
  const { code, currency } = merchant;
  const back = await transact(db, async (tx) => {
    const now = clock();
    const rain = await tx
      .selectFrom('red_rain')
      .selectAll()
      .where((its) => its.and({ merchant: code, id: rainId, agent_id: agentId }))
      .forUpdate()
      .executeTakeFirst();
    if (rain === undefined || rain.ended_at !== null) throw new Refusal('rain.over');
    if (rain.opens_at.getTime() <= now) throw new Refusal('rain.open');
    return endRain(tx, rain, now);
  });
  live.publish({ merchant: code, memberId: agentId, event: 'balance', data: {} });
  return { back: toDecimal(back, currency) };
}
