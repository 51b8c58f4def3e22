import type { Tx } from '../../../../kernel/database/transact.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import type { NameOwner } from '../../payers/names.ts';
import type { ProviderMovement } from '../../providers/port.ts';
import { openMemberAccount, post, sideAccount, type Leg } from '../../wallet/ledger.ts';
import type { HouseKind, TransferKind } from '../../wallet/kinds.ts';
import { cashAccount } from '../../wallet/store.ts';
import type { DepositRow } from '../rows/orders.ts';
import type { DepositTables } from '../rows/tables.ts';

type MovementTable = DepositTables['provider_movement'];
/** A movement that was booked, with where its money went. */
export type MovementEntry = Pick<
  MovementTable,
  'movement' | 'kind' | 'amount' | 'currency' | 'undoes' | 'credited' | 'suspended' | 'why'
>;

export interface DepositBooking {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly provider: string;
  /** None where nobody knows what the movement is for. */
  readonly order: Pick<DepositRow, 'id' | 'member_id' | 'fee'> | undefined;
  readonly reference: string;
  readonly now: number;
}

const LONGEST_NAME = 200;

/** Where a movement’s money goes: to the member, or to suspense and why. */
export interface Split {
  readonly credited: bigint;
  readonly suspended: bigint;
  readonly why: MovementTable['why'];
  /** Whose account it came from; nothing where no name of the member’s was known to compare with. */
  readonly whose?: NameOwner | undefined;
}

/**
 * Writes a movement down with its transfer, once for ever: undefined where it is
 * in the books. The house’s side is what neither the member nor suspense takes.
 */
export async function bookMovement(
  booking: DepositBooking,
  moved: ProviderMovement,
  { credited, suspended, why, whose }: Split,
  feeDue = 0n,
): Promise<MovementEntry | undefined> {
  const { tx, merchant, provider, order, reference, now } = booking;
  const row = {
    movement: moved.id,
    kind: moved.kind,
    amount: moved.amount,
    currency: moved.currency,
    undoes: moved.of ?? null,
    credited,
    suspended,
    why,
  };
  const isNew = await tx
    .insertInto('provider_movement')
    .values({
      merchant: merchant.code,
      provider,
      order_id: order?.id ?? null,
      reference,
      ...row,
      at: new Date(moved.at),
      booked_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('movement')
    .executeTakeFirst();
  if (isNew === undefined) return undefined;
  const name = moved.payer?.name?.trim().slice(0, LONGEST_NAME) ?? '';
  if (name !== '') {
    const paid = { merchant: merchant.code, provider, movement: moved.id };
    await tx
      .insertInto('payer')
      .values({ ...paid, name, whose: whose ?? null })
      .execute();
  }
  const side = (kind: HouseKind) =>
    sideAccount(tx, {
      merchant: merchant.code,
      currency: moved.currency,
      kind,
      provider: kind === 'psp' || kind === 'suspense' ? provider : null,
    });
  const isIn = moved.kind === 'capture' || moved.kind === 'won';
  const given = isIn ? -moved.amount : moved.amount;
  const legs: Leg[] = [{ account: await side('psp'), amount: given }];
  if (credited !== 0n) {
    const account = await cashOf(booking);
    legs.push({ account, amount: credited });
    const fee = feeDue < credited ? feeDue : credited;
    if (fee > 0n) {
      legs.push({ account, amount: -fee }, { account: await side('fee'), amount: fee });
    }
  }
  if (suspended !== 0n) legs.push({ account: await side('suspense'), amount: suspended });
  const rest = -given - credited - suspended;
  if (rest !== 0n) legs.push({ account: await side('loss'), amount: rest });
  await post(tx, merchant.code, moved.currency, [
    {
      kind: kindOf(moved, credited),
      at: now,
      // There are two at least: what was given went somewhere.
      legs: legs as [Leg, Leg, ...Leg[]],
      source: `${provider}:${moved.id}`,
    },
  ]);
  return row;
}

function kindOf({ kind }: ProviderMovement, credited: bigint): TransferKind {
  if (kind === 'chargeback') return 'chargeback';
  if (kind === 'won') return 'chargeback_won';
  if (kind === 'refund') return 'sent_back';
  return credited > 0n ? 'deposit' : 'receipt';
}

/** A member whose first money this is has no account yet. */
async function cashOf({ tx, merchant, order }: DepositBooking): Promise<bigint> {
  if (order === undefined) throw new Error('money of nobody was credited');
  const cash = await cashAccount(tx, merchant.code, order.member_id);
  if (cash !== undefined) return cash.id;
  const owner = { merchant: merchant.code, memberId: order.member_id };
  return openMemberAccount(tx, { ...owner, kind: 'cash', currency: merchant.currency });
}

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
