import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { fromTo, openMemberAccount, post, sideAccount } from '../wallet/ledger.ts';
import { cashAccount } from '../wallet/store.ts';
import type { SuspenseReceipt } from './rows.ts';

/**
 * From suspense to a member: a row beside the provider’s movements, so that what
 * lies in suspense is still their sum, and a deposit, so that limits count it.
 */
export async function releaseSuspended(
  tx: Tx,
  { code, currency }: Merchant,
  { provider, movement, reference, orderId, payoutId, waiting }: SuspenseReceipt,
  memberId: bigint,
  now: number,
): Promise<void> {
  const released = `${movement}#released`;
  const { before } = await tx
    .selectFrom('provider_movement')
    .select((its) => its.fn.countAll<bigint>().as('before'))
    .where((its) => its.and({ merchant: code, provider, undoes: movement, kind: 'released' }))
    .executeTakeFirstOrThrow();
  // What came back there after a chargeback may be let out of it once more.
  const name = before === 0n ? released : `${released}-${before + 1n}`;
  await tx
    .insertInto('provider_movement')
    .values({
      merchant: code,
      provider,
      movement: name,
      order_id: orderId,
      payout_id: payoutId,
      reference,
      kind: 'released',
      amount: waiting,
      currency,
      undoes: movement,
      credited: waiting,
      suspended: -waiting,
      why: null,
      at: new Date(now),
      booked_at: new Date(now),
    })
    .execute();
  const suspense = await sideAccount(tx, { merchant: code, currency, kind: 'suspense', provider });
  const cash =
    (await cashAccount(tx, code, memberId))?.id ??
    (await openMemberAccount(tx, { merchant: code, memberId, kind: 'cash', currency }));
  await post(tx, code, currency, [
    {
      kind: 'deposit',
      at: now,
      legs: fromTo(suspense, cash, waiting),
      source: `${provider}:${name}`,
    },
  ]);
}
