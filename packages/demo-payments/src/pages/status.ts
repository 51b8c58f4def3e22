import type { House } from '../house.ts';
import { confirmationsOf } from '../methods/methods.ts';
import { formatMoney } from '../money/amounts.ts';
import { movementsOf, sumOf } from '../store/movements.ts';
import type { Order, Status } from '../store/orders.ts';
import { head } from './checkout.ts';
import { html, type Html } from './html.ts';

const words: Readonly<Record<Status, string>> = {
  requires_action: 'We wait for the money.',
  processing: 'The payment is in progress.',
  partially_paid: 'A part of it has come.',
  succeeded: 'Paid.',
  failed: 'Not paid. Nothing was taken.',
  expired: 'The time to pay is over.',
  canceled: 'Cancelled. Nothing was taken.',
  returned: 'Sent back.',
};

const marks: Readonly<Record<Status, string>> = {
  requires_action: '…',
  processing: '…',
  partially_paid: '◐',
  succeeded: '✓',
  failed: '✕',
  expired: '✕',
  canceled: '✕',
  returned: '↩',
};

/** What has become of a payment that somebody acted on. */
export function statusOf(house: House, order: Order): Html {
  const received = sumOf(movementsOf(house.store, order.id), 'capture');
  const { seen, needed } = confirmationsOf(house, order);
  return html`${head(house, order)}
    <p class="status" role="status" data-status="${order.status}">
      <span aria-hidden="true">${marks[order.status]}</span> ${words[order.status]}
    </p>
    ${received > 0 && html`<p>Received: ${formatMoney(received, order.currency)}</p>`}
    ${order.rail === 'crypto' && order.status === 'processing' && html`<p>Confirmations: ${seen} of ${needed}</p>`}
    <p><a href="/checkout/${order.token}">Look again</a></p>
    ${order.return_url !== null && html`<p><a class="button" href="${order.return_url}">Go back to the shop</a></p>`}`;
}
