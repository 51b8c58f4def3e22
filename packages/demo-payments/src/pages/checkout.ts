import { merchantOf, type House } from '../house.ts';
import { methodNames, bankLines, cryptoLines, pageOf } from '../methods/methods.ts';
import { formatMoney } from '../money/amounts.ts';
import { outcomesFor } from '../outcomes/find.ts';
import type { Order } from '../store/orders.ts';
import { cardFields } from './card-fields.ts';
import type { CardFaults } from './cards.ts';
import { html, type Html } from './html.ts';
import { qrPicture } from './qr.ts';

/** A number that is a card's by its check digit, and nobody's. */
const SAMPLE_CARD = '4000 0000 0000 0002';

interface CheckoutOptions {
  readonly faults?: CardFaults;
  /** What was typed, but for what is on no page twice: numbers of cards. */
  readonly name?: string;
}

export function checkout(house: House, order: Order, options: CheckoutOptions = {}): Html {
  const { faults = {}, name = '' } = options;
  const path = `/checkout/${order.token}`;
  return html`${head(house, order)}
    ${Object.keys(faults).length > 0 && html`<p role="alert" class="alert">Something is not right yet. It is said beside the field.</p>`}
    <form method="post" action="${path}/pay">
      ${order.rail === 'card' ? cardFields({ faults, name, sample: SAMPLE_CARD }) : instructions(house, order)}
      ${panel(order)}
      <button>${pressed[order.rail]} ${formatMoney(order.amount, order.currency)}</button>
    </form>
    <form method="post" action="${path}/cancel">
      <button class="quiet">Cancel and go back</button>
    </form>`;
}

const pressed = {
  card: 'Pay',
  ewallet: 'Approve',
  qr: 'Pay',
  bank: 'I have sent',
  crypto: 'I have sent',
} as const;

export function head(house: House, order: Order): Html {
  const merchant = merchantOf(house, order.merchant)?.name ?? order.merchant;
  return html`<h1>
      <span class="to">${merchant}</span> ${formatMoney(order.amount, order.currency)}
    </h1>
    <dl class="facts">
      <div>
        <dt>Method</dt>
        <dd>${methodNames[order.rail]}</dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd>${order.reference}</dd>
      </div>
      ${
        order.expires_at !== null &&
        order.status === 'requires_action' &&
        html`<div>
          <dt>Pay before</dt>
          <dd>${momentOf(order.expires_at)}</dd>
        </div>`
      }
    </dl>`;
}

export const momentOf = (ms: number): Html => {
  const iso = new Date(ms).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
};

function instructions(house: House, order: Order): Html {
  switch (order.rail) {
    case 'qr':
      return html`<div class="qr">
          ${qrPicture(pageOf(house, order), 'Code to scan with a wallet that reads TernQR')}
        </div>
        <p>Scan it with your wallet, or go on here.</p>`;
    case 'bank':
      return html`<p>Send the money from your bank with exactly this reference.</p>
        ${listed(bankLines(order))}`;
    case 'crypto':
      return html`<p>
          Send exactly this amount on the network <strong>Glimmer</strong>. What is sent on another
          one is lost. It counts after 3 confirmations.
        </p>
        <div class="qr">
          ${qrPicture(cryptoLines(order)[1]?.value ?? '', 'Code of the address')}
        </div>
        ${listed(cryptoLines(order))}`;
    default:
      return html`<p>Your Pipit wallet asks: may this payment be made?</p>`;
  }
}

const listed = (lines: readonly { label: string; value: string }[]): Html =>
  html`<dl class="facts copy">
    ${lines.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** Outcomes that tell how the merchant's request is answered come too late here. */
function panel(order: Order): Html {
  const offered = outcomesFor('in', order.rail).filter(({ answer }) => answer === undefined);
  return html`<div class="panel">
    <label for="outcome">What should happen?</label>
    <select id="outcome" name="outcome" aria-describedby="outcome-note">
      ${offered.map(({ code, words }) => html`<option value="${code}">${words}</option>`)}
    </select>
    <p id="outcome-note">Only a demonstration asks this.</p>
  </div>`;
}
