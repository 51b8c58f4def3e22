import { begin } from '../engine/begin.ts';
import type { House } from '../house.ts';
import { redirect, Refusal, route, type Answer, type Ask, type Route } from '../http/route.ts';
import { outcomeOf } from '../outcomes/find.ts';
import { findByToken, setPayer, theOrder, type Order } from '../store/orders.ts';
import { faultsOf, readCard } from './cards.ts';
import { checkout } from './checkout.ts';
import { page, readForm } from './page.ts';
import { statusOf } from './status.ts';

/** Where a person pays. */
export function checkoutRoutes(house: House): readonly Route[] {
  const { settings } = house;
  const here = (method: string, path: string, handle: (order: Order, ask: Ask) => Answer) =>
    route(method, path, (ask) => {
      if (ask.host === settings.bankHost) throw new Refusal(404, 'not_found', 'Not at the bank.');
      return handle(orderOf(house, ask), ask);
    });
  return [
    here('GET', '/checkout/:token', (order) => show(house, order)),
    here('POST', '/checkout/:token/pay', (order, ask) => pay(house, order, ask)),
    here('POST', '/checkout/:token/cancel', (order, ask) => {
      readForm(ask);
      const outcome = outcomeOf('canceled_by_payer');
      if (isWaiting(order) && outcome) begin(house, order, outcome);
      return leave(order);
    }),
  ];
}

export function orderOf({ store }: House, { params }: Ask): Order {
  const order = findByToken(store, params['token'] ?? '');
  if (order?.way !== 'in') throw new Refusal(404, 'not_found', 'There is no such payment.');
  return order;
}

/** Somebody may act on it still, and only once. */
export const isWaiting = ({ status, outcome }: Order): boolean =>
  status === 'requires_action' && outcome === null;

function show(house: House, order: Order): Answer {
  const main = isWaiting(order) ? checkout(house, order) : statusOf(house, order);
  return page({ title: 'Payment', house: 'pay', main, leadsTo: placesAfter(house, order) });
}

/** The pages that a form of this payment may end on, and no others. */
export const placesAfter = ({ addresses }: House, order: Order): readonly string[] => [
  addresses.pay,
  addresses.bank,
  ...(order.return_url === null ? [] : [new URL(order.return_url).origin]),
];

/** Back to where the merchant said when it made the payment: nothing that a visitor says changes it. */
export const leave = (order: Order): Answer =>
  redirect(order.return_url ?? `/checkout/${order.token}`);

function pay(house: House, order: Order, ask: Ask): Answer {
  const form = readForm(ask);
  if (!isWaiting(order)) return redirect(`/checkout/${order.token}`);
  const outcome = outcomeOf(form.get('outcome'));
  if (outcome?.way !== 'in' || !outcome.rails.includes(order.rail) || outcome.answer) {
    throw new Refusal(400, 'bad_request', 'Nothing of this kind can happen here.');
  }
  if (order.rail === 'card') return askBank(house, order, form, outcome.code);
  begin(house, order, outcome);
  return leave(order);
}

/** The bank that gave the card out asks on its own pages. Of the number only its end is kept. */
function askBank(house: House, order: Order, form: URLSearchParams, outcome: string): Answer {
  const card = readCard(form);
  const faults = faultsOf(card, Date.now());
  if (Object.keys(faults).length > 0) {
    const main = checkout(house, order, { faults, name: card.name });
    const leadsTo = placesAfter(house, order);
    return page({ title: 'Payment', house: 'pay', main, status: 422, leadsTo });
  }
  setPayer(house.store, order.id, card.name, card.number.slice(-4));
  const { token } = theOrder(house.store, order.id);
  return redirect(`${house.addresses.bank}/challenge/${token}?outcome=${outcome}`);
}
