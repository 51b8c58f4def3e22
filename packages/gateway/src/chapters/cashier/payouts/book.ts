import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ProviderMovement } from '../providers/port.ts';
import type { HouseKind } from '../wallet/kinds.ts';
import { fromTo, openMemberAccount, post, sideAccount, type Leg } from '../wallet/ledger.ts';
import { cashAccount } from '../wallet/store.ts';
import type { PayoutRow } from './rows/payouts.ts';

type Whose = Pick<PayoutRow, 'merchant' | 'id' | 'member_id' | 'currency' | 'amount'>;

/** From cash to what is held: the money is on its way, and nobody can play with it. */
export async function holdMoney(tx: Tx, payout: Whose, now: number): Promise<void> {
  const { merchant, id, member_id: memberId, currency, amount } = payout;
  const cash = await cashAccount(tx, merchant, memberId);
  if (cash === undefined || cash.balance < amount) throw new Refusal('balance.short');
  const legs = fromTo(cash.id, await heldAccount(tx, payout), amount);
  await post(tx, merchant, currency, [{ kind: 'withdraw', at: now, legs, source: `payout:${id}` }]);
}

/** What was held and is not paid; of one payout, once for ever. */
export async function giveMoneyBack(
  tx: Tx,
  payout: Whose,
  amount: bigint,
  now: number,
): Promise<void> {
  const { merchant, id, currency } = payout;
  const legs = fromTo(await heldAccount(tx, payout), await cashOf(tx, payout), amount);
  await post(tx, merchant, currency, [
    { kind: 'withdraw_back', at: now, legs, source: `payout:${id}` },
  ]);
}

/** After the member’s guard, so that none is opened twice. */
async function heldAccount(
  tx: Tx,
  { merchant, member_id: memberId, currency }: Whose,
): Promise<bigint> {
  const row = await tx
    .selectFrom('ledger_account')
    .select('id')
    .where((its) => its.and({ merchant, member_id: memberId, kind: 'held' }))
    .executeTakeFirst();
  return row?.id ?? openMemberAccount(tx, { merchant, kind: 'held', memberId, currency });
}

async function cashOf(tx: Tx, { merchant, member_id: memberId }: Whose): Promise<bigint> {
  const cash = await cashAccount(tx, merchant, memberId);
  if (cash === undefined) throw new Error('money was held of nobody’s wallet');
  return cash.id;
}

/** What a movement took from what was held, or brought to cash; without the fee. */
export interface Went {
  readonly member: bigint;
  readonly fee: bigint;
}

/**
 * Writes a movement down with its transfer, once for ever: undefined where it is
 * in the books. What a provider paid beyond what was held is lost, and what came
 * back beyond what was paid waits in suspense: either is for a person to find.
 */
export async function bookPayoutMovement(
  tx: Tx,
  payout: PayoutRow,
  moved: ProviderMovement,
  { member, fee }: Went,
  now: number,
): Promise<true | undefined> {
  const { merchant, id, provider, reference } = payout;
  const isOut = moved.kind === 'payout';
  const suspended = isOut ? 0n : moved.amount - member;
  const isNew = await tx
    .insertInto('provider_movement')
    .values({
      merchant,
      provider,
      movement: moved.id,
      payout_id: id,
      order_id: null,
      reference,
      kind: moved.kind,
      amount: moved.amount,
      currency: moved.currency,
      undoes: moved.of ?? null,
      credited: isOut ? -member : member,
      suspended,
      why: suspended === 0n ? null : moved.currency === payout.currency ? 'over' : 'currency',
      at: new Date(moved.at),
      booked_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('movement')
    .executeTakeFirst();
  if (isNew === undefined) return undefined;
  const side = (kind: HouseKind) =>
    sideAccount(tx, {
      merchant,
      currency: moved.currency,
      kind,
      provider: kind === 'psp' || kind === 'suspense' ? provider : null,
    });
  const legs: Leg[] = [
    { account: await side('psp'), amount: isOut ? moved.amount : -moved.amount },
  ];
  if (isOut) {
    if (member > 0n) legs.push({ account: await heldAccount(tx, payout), amount: -member - fee });
    if (fee > 0n) legs.push({ account: await side('fee'), amount: fee });
    const lost = moved.amount - member;
    if (lost > 0n) legs.push({ account: await side('loss'), amount: -lost });
  } else {
    if (member > 0n) legs.push({ account: await cashOf(tx, payout), amount: member });
    if (suspended > 0n) legs.push({ account: await side('suspense'), amount: suspended });
  }
  await post(tx, merchant, moved.currency, [
    {
      kind: isOut ? 'withdraw_paid' : 'withdraw_returned',
      at: now,
      // There are two at least: what was given went somewhere.
      legs: legs as [Leg, Leg, ...Leg[]],
      source: `${provider}:${moved.id}`,
    },
  ]);
  return true;
}
