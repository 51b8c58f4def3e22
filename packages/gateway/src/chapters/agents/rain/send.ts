import type { Body, Reply } from '@livery/contract';
import { sql } from 'kysely';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { cashAccount, fromTo, openMemberAccount, post } from '../../cashier/index.ts';
import { holdGuards, requireSender } from '../money/sender.ts';
import { rainAsked, type RainOrder } from './order.ts';
import { shownRain } from './shown.ts';
import { peopleAsked, writeTargets } from './targets.ts';

type Sending = Pick<Services, 'db' | 'clock' | 'live'>;

export interface SendRequest {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly body: Body<'sendRedRain'>;
  readonly key: string;
}

/** Puts the money aside and cuts it, once for a key; whoever may take of it hears as soon as it opens. */
export async function sendRain(
  { db, clock, live }: Sending,
  { merchant, agentId, body, key }: SendRequest,
): Promise<Reply<'sendRedRain'>> {
  const { code } = merchant;
  const order = await rainAsked(db, merchant, body, clock());
  const keyed = {
    merchant: code,
    scope: `redRain:${agentId}`,
    key,
    request: [JSON.stringify(body)],
    now: clock(),
  };
  let isNew = false;
  const { id } = await transact(db, async (tx) => {
    isNew = false;
    const guards = await holdGuards({ tx, merchant }, [agentId]);
    return answerOnce(tx, keyed, async () => {
      isNew = true;
      const guard = guards.get(agentId);
      if (guard === undefined) throw new Error('an agent without a guard');
      const now = clock();
      await requireSender({ tx, merchant, now }, guard);
      const people = await peopleAsked(tx, code, agentId, body.targets);
      if (people.length === 0) throw new Refusal('user.missing');
      const rainId = await fund({ tx, merchant, agentId, mode: body.mode, now }, order, people);
      return { id: rainId.toString() };
    });
  });
  if (isNew) live.publish({ merchant: code, memberId: agentId, event: 'balance', data: {} });
  return shownRain(db, merchant, BigInt(id), clock());
}

interface Scene {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly mode: 'equal' | 'random';
  readonly now: number;
}

async function fund(
  { tx, merchant, agentId, mode, now }: Scene,
  { total, parts, opensAt, closesAt }: RainOrder,
  people: readonly bigint[],
): Promise<bigint> {
  const { code, currency } = merchant;
  const cash = await cashAccount(tx, code, agentId);
  if (cash === undefined) throw new Refusal('balance.short');
  const pot = await openMemberAccount(tx, {
    merchant: code,
    kind: 'pot',
    memberId: agentId,
    currency,
  });
  const { id } = await tx
    .insertInto('red_rain')
    .values({
      merchant: code,
      agent_id: agentId,
      account_id: pot,
      currency,
      total,
      count: parts.length,
      mode,
      people: people.length,
      state: 'funded',
      sent_at: new Date(now),
      opens_at: new Date(opensAt),
      closes_at: new Date(closesAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO red_rain_share (merchant, rain_id, no, amount)
    SELECT ${code}, ${id}, no, amount
    FROM unnest(${parts.map(String)}::bigint[]) WITH ORDINALITY AS cut (amount, no)`.execute(tx);
  await writeTargets(tx, merchant, { rainId: id, people, now });
  const legs = fromTo(cash.id, pot, total);
  await post(tx, code, currency, [{ kind: 'redRain', at: now, legs, source: `${id}` }]);
  return id;
}
