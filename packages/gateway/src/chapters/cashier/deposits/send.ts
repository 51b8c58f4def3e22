import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Declined, type PaymentProvider } from '../providers/port.ts';
import { holdGuard } from '../../care/index.ts';
import { applyFact, tellLive, type DepositServices } from './apply.ts';
import { changeOrder, findOrder, holdOrder, noteStage, type DepositRow } from './rows/orders.ts';
import { raised } from './rows/states.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';

/**
 * Asks the provider to open an order, under the lease of whoever calls. What is
 * no clear answer leaves it unclear: only a look at the provider says more.
 */
export async function sendOrder(
  services: DepositServices,
  merchant: Merchant,
  provider: PaymentProvider,
  order: DepositRow,
): Promise<DepositRow> {
  const { reference, rail, amount, currency, bank, return_url: returnUrl } = order;
  try {
    const { fact, action } = await provider.open({
      reference,
      rail,
      amount,
      currency,
      payer: { name: await payerOf(services, order) },
      ...(bank !== null && { bank }),
      returnUrl: `${returnUrl}${order.id}`,
    });
    return await applyFact(services, merchant, order, { fact, action });
  } catch (error) {
    if (error instanceof Declined) {
      return endOrder(services, order, 'failed', error.reason);
    }
    return endOrder(services, order, 'unclear', null);
  }
}

async function payerOf({ db }: DepositServices, order: DepositRow): Promise<string> {
  const { account } = await db
    .selectFrom('member')
    .select('account')
    .where((its) => its.and({ merchant: order.merchant, id: order.member_id }))
    .executeTakeFirstOrThrow();
  return account;
}

/** What our own side knows of an order: that it surely was not taken, or that nobody knows. */
export async function endOrder(
  services: DepositServices,
  order: Pick<DepositRow, 'merchant' | 'id' | 'member_id'>,
  next: 'failed' | 'unclear',
  reason: string | null,
): Promise<DepositRow> {
  const { db, clock } = services;
  const hasChanged = await transact(db, async (tx) => {
    const now = clock();
    await holdGuard(tx, order.merchant, order.member_id);
    const { state, reserved, checks } = await holdOrder(tx, order);
    const isRaised = raised(state, next) === next && state !== next;
    const isFailed = isRaised && next === 'failed';
    await changeOrder(tx, order, {
      ...(isRaised && { state: next, changed_at: new Date(now) }),
      ...(isFailed && { reason }),
      reserved: isFailed ? 0n : reserved,
      leased_until: null,
      next_check_at: isFailed ? null : nextCheck(checks, now),
    });
    if (isRaised) await noteStage(tx, order, next, now);
    return isRaised;
  });
  const after = await findOrder(db, order);
  if (after === undefined) throw new Error('an order went while it was looked at');
  if (hasChanged) tellLive(services, after, false);
  return after;
}
