import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { barredBy } from '../../../kernel/sites/policy/barred.ts';
import { depositStanding, findGuard } from '../../care/index.ts';
import type { Fact, PaymentProvider } from '../providers/port.ts';
import { applyFact, type DepositServices } from './apply.ts';
import { bookMovement } from './movements/book.ts';
import { bookedBefore, rootOf, suspendedIn } from './movements/earlier.ts';
import { findOrder, type DepositRow } from './rows/orders.ts';
import { endOrder, sendOrder } from './send.ts';

/** So long one that the provider does not know is sent again: the first request may have got lost. */
const SENT_AGAIN = 10 * 60_000;

/** Asks the provider what has become of an order, and takes it over. */
export async function lookAtOrder(
  services: DepositServices,
  merchant: Merchant,
  provider: PaymentProvider,
  order: DepositRow,
): Promise<DepositRow> {
  const now = services.clock();
  const wasSent = order.state !== 'created' && order.state !== 'unclear';
  const fact =
    wasSent && provider.can.cancel && (await isUnwanted(services, merchant, order, now))
      ? await provider.cancel(order.reference)
      : await provider.read(order.reference, 'in');
  if (fact !== undefined) {
    const after = await applyFact(services, merchant, order, { fact });
    return sendBackWhatWaits(services, merchant, provider, after);
  }
  // The provider surely has no such order.
  const isYoung = now - order.created_at.getTime() < SENT_AGAIN;
  if (!wasSent && isYoung && !order.cancel_asked) {
    return sendOrder(services, merchant, provider, order);
  }
  return endOrder(services, order, 'failed', 'other');
}

/** Its member wants it no more, or may not have it any more. */
async function isUnwanted(
  { db }: DepositServices,
  merchant: Merchant,
  { cancel_asked, reserved, state, member_id }: DepositRow,
  now: number,
): Promise<boolean> {
  if (reserved === 0n || state === 'partly_paid') return false;
  if (cancel_asked) return true;
  const guard = await findGuard(db, merchant.code, member_id);
  if (guard !== undefined && barredBy(merchant, guard, now) !== undefined) return true;
  // A limit was lowered below what is under way.
  const { rules, reserved: open } = await depositStanding(db, merchant, member_id, now);
  return rules.some(({ amount, credited }) => credited + open > amount);
}

/** What may not be credited goes back to whoever paid it, where their way to pay can do that. */
async function sendBackWhatWaits(
  services: DepositServices,
  merchant: Merchant,
  provider: PaymentProvider,
  order: DepositRow,
): Promise<DepositRow> {
  if (!provider.can.sendBack.includes(order.rail)) return order;
  const moved = await bookedBefore(services.db, order.merchant)
    .where('order_id', '=', order.id)
    .execute();
  let latest = order;
  for (const { movement } of moved.filter(({ kind }) => kind === 'capture')) {
    const left = suspendedIn(moved.filter((one) => rootOf(one.movement, moved) === movement));
    if (left <= 0n) continue;
    // The same key sends back once, so that whoever is killed here may ask again.
    const fact = await provider.sendBack(movement, left, `${movement}:${left}`);
    latest = await applyFact(services, merchant, order, { fact });
  }
  return (await findOrder(services.db, latest)) ?? latest;
}

/** Money for an order that nobody knows waits in suspense until a person finds out. */
export async function takeUnknown(
  { db, clock }: Pick<DepositServices, 'db' | 'clock'>,
  merchant: Merchant,
  provider: string,
  { reference, movements }: Fact,
): Promise<void> {
  const now = clock();
  for (const moved of movements.filter(({ kind }) => kind === 'capture')) {
    await transact(db, (tx) =>
      bookMovement({ tx, merchant, provider, order: undefined, reference, now }, moved, {
        credited: 0n,
        suspended: moved.amount,
        why: 'unknown',
      }),
    );
  }
}
