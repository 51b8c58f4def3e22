import type { House } from '../house.ts';
import { half } from '../money/amounts.ts';
import { outcomeOf } from '../outcomes/find.ts';
import type { Act, FailReason } from '../outcomes/script.ts';
import { addMovement, leftOf, movementsOf, sumOf } from '../store/movements.ts';
import { setStatus, theOrder, type Order, type Status } from '../store/orders.ts';
import { tell } from '../webhooks/tell.ts';

const isOpen = ({ status }: Order): boolean =>
  status === 'requires_action' || status === 'processing';

/** Does one thing to an order. What changed and its news are one transaction, or nothing is. */
export function act(house: House, orderId: string, what: Act): void {
  house.store.together(() => {
    const order = theOrder(house.store, orderId);
    const type = perform(house, order, what);
    if (type) tell(house, theOrder(house.store, orderId), `${wayOf(order)}.${type}`);
  });
}

const wayOf = ({ way }: Order): string => (way === 'in' ? 'payment' : 'payout');

/** The name of the news, or none where it no longer fits. */
function perform(house: House, order: Order, what: Act): string | undefined {
  switch (what.do) {
    case 'process':
      return turn(house, order, 'processing', 'processing');
    case 'fail':
      return turn(house, order, 'failed', 'failed', what.reason);
    case 'cancel':
      return turn(house, order, 'canceled', 'canceled');
    case 'expire':
      return order.status === 'requires_action'
        ? turn(house, order, 'expired', 'expired')
        : undefined;
    case 'capture':
      return capture(house, order, what.share);
    case 'pay':
      return payOut(house, order, what.share);
    case 'chargeback':
      return undo(house, order);
    case 'win':
      return win(house, order);
    case 'return':
      return sendBack(house, order);
  }
}

function turn(
  { store, clock }: House,
  order: Order,
  status: Status,
  type: string,
  reason: FailReason | null = null,
): string | undefined {
  // Where an order was canceled or ran out in the meantime, its script has nothing more to say.
  if (!isOpen(order)) return undefined;
  setStatus(store, order.id, status, reason, clock.now());
  return type;
}

function capture(
  { store, clock }: House,
  order: Order,
  share: 'whole' | 'half' | 'rest' | 'over',
): string | undefined {
  const before = sumOf(movementsOf(store, order.id), 'capture');
  const amount = {
    whole: order.amount,
    half: half(order.amount),
    rest: order.amount - before,
    over: order.amount + half(order.amount),
  }[share];
  if (amount <= 0) return undefined;
  const { payer = order.party, card = 'debit' } = outcomeOf(order.outcome) ?? {};
  const funding = order.rail === 'card' ? card : null;
  addMovement(store, order, { kind: 'capture', amount, payer, funding }, clock.now());
  const status = before + amount < order.amount ? 'partially_paid' : 'succeeded';
  setStatus(store, order.id, status, null, clock.now());
  return 'captured';
}

function payOut({ store, clock }: House, order: Order, share: 'whole' | 'half'): string {
  const amount = share === 'whole' ? order.amount : half(order.amount);
  addMovement(store, order, { kind: 'payout', amount }, clock.now());
  const isWhole = amount === order.amount;
  const reason = isWhole ? null : 'limit_of_account';
  setStatus(store, order.id, isWhole ? 'succeeded' : 'partially_paid', reason, clock.now());
  return 'paid';
}

/** What is left of the first capture goes back to whoever complained at their bank. */
function undo({ store, clock }: House, order: Order): string | undefined {
  const movements = movementsOf(store, order.id);
  const captured = movements.find(({ kind }) => kind === 'capture');
  const amount = captured ? leftOf(movements, captured) : 0;
  if (!captured || amount <= 0) return undefined;
  addMovement(store, order, { kind: 'chargeback', amount, of: captured.id }, clock.now());
  return 'charged_back';
}

function win({ store, clock }: House, order: Order): string | undefined {
  const lost = movementsOf(store, order.id).find(({ kind }) => kind === 'chargeback');
  if (!lost) return undefined;
  addMovement(store, order, { kind: 'won', amount: lost.amount, of: lost.of }, clock.now());
  return 'chargeback_won';
}

function sendBack({ store, clock }: House, order: Order): string | undefined {
  const paid = movementsOf(store, order.id).find(({ kind }) => kind === 'payout');
  if (!paid) return undefined;
  addMovement(store, order, { kind: 'return', amount: paid.amount, of: paid.id }, clock.now());
  setStatus(store, order.id, 'returned', 'account_closed', clock.now());
  return 'returned';
}
