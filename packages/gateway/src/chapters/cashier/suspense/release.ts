import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { TransferKind } from '../wallet/kinds.ts';
import { fromTo, openMemberAccount, post, sideAccount } from '../wallet/ledger.ts';
import { cashAccount } from '../wallet/store.ts';
import type { SuspenseReceipt } from './rows.ts';

interface Leaving {
  readonly kind: 'released' | 'kept';
  readonly credited: bigint;
  readonly to: bigint;
  readonly transfer: TransferKind;
}

/** A row beside the provider’s movements, so that what lies in suspense is still their sum. */
async function leaveSuspense(
  tx: Tx,
  { code }: Pick<Merchant, 'code'>,
  { provider, movement, reference, orderId, payoutId, waiting, currency }: SuspenseReceipt,
  { kind, credited, to, transfer }: Leaving,
  now: number,
): Promise<void> {
  const { before } = await tx
    .selectFrom('provider_movement')
    .select((its) => its.fn.countAll<bigint>().as('before'))
    .where((its) => its.and({ merchant: code, provider, undoes: movement, kind }))
    .executeTakeFirstOrThrow();
  // What came back there after a chargeback may leave it once more.
  const name = `${movement}#${kind}${before === 0n ? '' : `-${before + 1n}`}`;
  await tx
    .insertInto('provider_movement')
    .values({
      merchant: code,
      provider,
      movement: name,
      order_id: orderId,
      payout_id: payoutId,
      reference,
      kind,
      amount: waiting,
      currency,
      undoes: movement,
      credited,
      suspended: -waiting,
      why: null,
      at: new Date(now),
      booked_at: new Date(now),
    })
    .execute();
  const suspense = await sideAccount(tx, { merchant: code, currency, kind: 'suspense', provider });
  const legs = fromTo(suspense, to, waiting);
  const source = `${provider}:${name}`;
  await post(tx, code, currency, [{ kind: transfer, at: now, legs, source }]);
}

/** To a member: a deposit, so that limits count it. */
export async function releaseSuspended(
  tx: Tx,
  merchant: Merchant,
  receipt: SuspenseReceipt,
  memberId: bigint,
  now: number,
): Promise<void> {
  const { code, currency } = merchant;
  const to =
    (await cashAccount(tx, code, memberId))?.id ??
    (await openMemberAccount(tx, { merchant: code, memberId, kind: 'cash', currency }));
  const credited = receipt.waiting;
  const leaving = { kind: 'released', credited, to, transfer: 'deposit' } as const;
  await leaveSuspense(tx, merchant, receipt, leaving, now);
}

/** To the house: nobody can say whose it is. */
export async function keepSuspended(
  tx: Tx,
  merchant: Merchant,
  receipt: SuspenseReceipt,
  now: number,
): Promise<void> {
  const { currency } = receipt;
  const side = { merchant: merchant.code, currency, provider: null };
  const to = await sideAccount(tx, { ...side, kind: 'adjust' });
  const leaving = { kind: 'kept', credited: 0n, to, transfer: 'written_off' } as const;
  await leaveSuspense(tx, merchant, receipt, leaving, now);
}

/** All that a member has of an order by now, at once or out of suspense. */
export async function creditedFor(tx: Tx, merchant: string, orderId: bigint): Promise<bigint> {
  const { credited } = await tx
    .selectFrom('provider_movement')
    .select((its) => its.fn.sum<bigint>('credited').as('credited'))
    .where((its) => its.and({ merchant, order_id: orderId }))
    .where('kind', 'in', ['capture', 'released'])
    .executeTakeFirstOrThrow();
  return BigInt(credited ?? 0n);
}
