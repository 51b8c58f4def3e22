import { begin } from '../engine/begin.ts';
import { merchantOf, type House } from '../house.ts';
import { redirect, Refusal, route, type Answer, type Ask, type Route } from '../http/route.ts';
import { formatMoney } from '../money/amounts.ts';
import { outcomeOf } from '../outcomes/find.ts';
import type { Order } from '../store/orders.ts';
import { isWaiting, leave, orderOf, placesAfter } from './checkout-routes.ts';
import { html } from './html.ts';
import { page, readForm } from './page.ts';

/** 3-D Secure: the bank of whoever holds the card asks whether it is really them, on a host of its own. */
export function bankRoutes(house: House): readonly Route[] {
  const here = (method: string, handle: (order: Order, ask: Ask) => Answer): Route =>
    route(method, '/challenge/:token', (ask) => {
      const order = orderOf(house, ask);
      if (ask.host !== house.settings.bankHost || order.rail !== 'card' || order.last4 === null) {
        throw new Refusal(404, 'not_found', 'The bank has no question.');
      }
      if (!isWaiting(order)) return redirect(`${house.addresses.pay}/checkout/${order.token}`);
      return handle(order, ask);
    });
  return [
    here('GET', (order, ask) => challenge(house, order, ask.query.get('outcome') ?? '')),
    here('POST', (order, ask) => decide(house, order, readForm(ask))),
  ];
}

function challenge(house: House, order: Order, outcome: string): Answer {
  const merchant = merchantOf(house, order.merchant)?.name ?? order.merchant;
  const main = html`<h1>Is this you?</h1>
    <p>
      ${merchant} asks for <strong>${formatMoney(order.amount, order.currency)}</strong> from your
      card ending in ${order.last4}.
    </p>
    <form method="post" action="/challenge/${order.token}">
      <input type="hidden" name="outcome" value="${outcome}" />
      <button name="answer" value="yes">Yes, pay</button>
      <button name="answer" value="no" class="quiet">No, this is not me</button>
    </form>`;
  return page({ title: 'Confirm', house: 'bank', main, leadsTo: placesAfter(house, order) });
}

function decide(house: House, order: Order, form: URLSearchParams): Answer {
  const isConfirmed = form.get('answer') === 'yes';
  const outcome = outcomeOf(isConfirmed ? form.get('outcome') : 'three_ds_refused');
  if (outcome?.way !== 'in' || !outcome.rails.includes('card') || outcome.answer) {
    throw new Refusal(400, 'bad_request', 'Nothing of this kind can happen here.');
  }
  begin(house, order, outcome);
  const { location = '' } = leave(order).headers;
  return redirect(new URL(location, house.addresses.pay).href);
}
