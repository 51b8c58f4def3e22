import { callerOf } from '../api/read.ts';
import type { House } from '../house.ts';
import { redirect, Refusal, route, type Answer, type Ask, type Route } from '../http/route.ts';
import { outcomesFor } from '../outcomes/find.ts';
import type { Way } from '../outcomes/script.ts';
import type { Merchant } from '../settings.ts';
import { addDelivery, hasEvent, lastDeliveries, type Delivery } from '../store/events.ts';
import { readNote, writeNote } from '../store/notes.ts';
import { momentOf } from './checkout.ts';
import { html, type Html } from './html.ts';
import { page, readForm } from './page.ts';

const SHOWN = 100;

/** What a merchant's people look at: their news, and what is to happen next. */
export function dashboardRoutes(house: House): readonly Route[] {
  const here = (
    method: string,
    path: string,
    handle: (merchant: Merchant, ask: Ask) => Answer,
  ): Route =>
    route(method, path, (ask) => {
      if (ask.host === house.settings.bankHost) {
        throw new Refusal(404, 'not_found', 'Not at the bank.');
      }
      const merchant = visitorOf(house, ask);
      return merchant ? handle(merchant, ask) : askForKey();
    });
  return [
    here('GET', '/dashboard', (merchant) => dashboard(house, merchant)),
    here('POST', '/dashboard/send', (merchant, ask) => sendAgain(house, merchant, ask)),
    here('POST', '/dashboard/next', (merchant, ask) => chooseNext(house, merchant, ask)),
  ];
}

/** A browser asks by itself for name and key, and sends them along: there is no session to steal. */
function visitorOf({ settings }: House, ask: Ask): Merchant | undefined {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(ask.headers.authorization ?? '') ?? [];
  const [, code, key] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  try {
    const headers = { ...ask.headers, authorization: `Bearer ${key}` };
    const merchant = callerOf(settings.merchants, { ...ask, headers });
    return merchant.code === code ? merchant : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function askForKey(): Answer {
  const main = html`<h1>Who are you?</h1>
    <p>Log in with the code of the merchant and its key.</p>`;
  const { headers, ...rest } = page({ title: 'Log in', house: 'pay', main, status: 401 });
  return { ...rest, headers: { ...headers, 'www-authenticate': 'Basic realm="Brackwell Pay"' } };
}

function dashboard({ store }: House, { code, name }: Merchant): Answer {
  const deliveries = lastDeliveries(store, code, SHOWN);
  const main = html`<h1>${name}</h1>
    <h2>What should happen next?</h2>
    ${nextForm('in', 'To the next payment', readNote(store, `next:in:${code}`))}
    ${nextForm('out', 'To the next payout', readNote(store, `next:out:${code}`))}
    <h2>Webhooks</h2>
    ${deliveries.length === 0 && html`<p>None yet.</p>`}
    <ol class="events">
      ${deliveries.map(eventRow)}
    </ol>`;
  return page({ title: 'Dashboard', house: 'pay', main });
}

const nextForm = (way: Way, label: string, chosen: string | undefined): Html =>
  html`<form method="post" action="/dashboard/next" class="panel">
    <input type="hidden" name="way" value="${way}" />
    <label for="next-${way}">${label}</label>
    <select id="next-${way}" name="outcome">
      <option value="">As usual</option>
      ${outcomesFor(way).map(
        ({ code, words }) =>
          html`<option value="${code}" ${code === chosen && html`selected`}>${words}</option>`,
      )}
    </select>
    <button class="quiet">Choose</button>
  </form>`;

const states = {
  waiting: 'on its way',
  delivered: 'delivered',
  lost: 'lost on purpose',
  given_up: 'given up',
} as const;

const eventRow = (one: Delivery): Html =>
  html`<li>
    <p><strong>${one.type}</strong>${one.forged === 1 && html` (forged)`} ${momentOf(one.at)}</p>
    <p>
      ${states[one.state]}, ${one.tries}
      ${one.tries === 1 ? 'try' : 'tries'}${
        one.answer !== null && html`, last answer: ${one.answer}`
      }
    </p>
    <pre tabindex="0" aria-label="What was sent">${one.body}</pre>
    <form method="post" action="/dashboard/send">
      <input type="hidden" name="event" value="${one.event_id}" />
      <button class="quiet">
        Send again<span class="hidden"> ${one.type} of ${new Date(one.at).toISOString()}</span>
      </button>
    </form>
  </li>`;

function sendAgain({ store, clock }: House, { code }: Merchant, ask: Ask): Answer {
  const id = readForm(ask).get('event') ?? '';
  if (!hasEvent(store, code, id)) throw new Refusal(404, 'not_found', 'There is no such event.');
  addDelivery(store, id, { dueAt: clock.now() });
  return redirect('/dashboard');
}

function chooseNext({ store }: House, { code }: Merchant, ask: Ask): Answer {
  const form = readForm(ask);
  const way = form.get('way') === 'out' ? 'out' : 'in';
  const outcome = form.get('outcome') ?? '';
  if (outcome !== '' && !outcomesFor(way).some((one) => one.code === outcome)) {
    throw new Refusal(400, 'bad_request', 'Nothing of this kind can happen.');
  }
  writeNote(store, `next:${way}:${code}`, outcome);
  return redirect('/dashboard');
}
