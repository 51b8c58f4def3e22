import { take } from '../engine/begin.ts';
import { runNow } from '../engine/worker.ts';
import type { House } from '../house.ts';
import { json, Refusal, type Ask, type Reply } from '../http/route.ts';
import { outcomeOf } from '../outcomes/find.ts';
import { RAILS, type Outcome, type Rail, type Way } from '../outcomes/script.ts';
import type { Merchant } from '../settings.ts';
import { takeNote } from '../store/notes.ts';
import { findByReference, type Order, type Wish } from '../store/orders.ts';
import * as read from './read.ts';
import { once } from './once.ts';
import { show } from './show.ts';

export const createPayment = (house: House, merchant: Merchant, ask: Ask): Promise<Reply> =>
  create(house, merchant, ask, (fields) => {
    const payer = read.readObject(fields['payer'], 'payer');
    return {
      ...wishOf('in', merchant, fields),
      party: payer['name'] === undefined ? null : read.readText(payer['name'], 'payer.name', 200),
      last4: null,
      returnUrl: read.readReturnUrl(fields['return_url']),
    };
  });

export const createPayout = (house: House, merchant: Merchant, ask: Ask): Promise<Reply> =>
  create(house, merchant, ask, (fields) => {
    const destination = read.readObject(fields['destination'], 'destination');
    const account = read.readText(destination['account'], 'destination.account', 100);
    return {
      ...wishOf('out', merchant, fields),
      party: read.readText(destination['name'], 'destination.name', 200),
      last4: account.slice(-4),
      returnUrl: null,
    };
  });

type NewOrder = Omit<Wish, 'expiresAt'>;

const wishOf = (way: Way, { code }: Merchant, fields: read.Fields) => ({
  way,
  merchant: code,
  reference: read.readReference(fields['reference']),
  rail: read.readChoice(fields['method'], 'method', RAILS),
  ...read.readMoney(fields),
});

async function create(
  house: House,
  merchant: Merchant,
  ask: Ask,
  wishFrom: (fields: read.Fields) => NewOrder,
): Promise<Reply> {
  const fields = read.readJson(ask);
  const wish = wishFrom(fields);
  const asked = read.readObject(fields['metadata'], 'metadata')['outcome'];
  let taken: { order: Order; outcome: Outcome | undefined } | undefined;
  const body = once(house.store, merchant, ask, () => {
    const { reference } = wish;
    if (findByReference(house.store, merchant.code, wish.way, reference)) {
      throw new Refusal(409, 'reference_taken', `There is an order ${reference} already.`);
    }
    const outcome = outcomeFor(house, merchant, wish, asked);
    const order = take(house, wish, outcome);
    taken = { order, outcome };
    return show(house, order);
  });
  switch (taken?.outcome?.answer) {
    case 'never':
      return 'silence';
    case 'error':
      return json(500, { error: { code: 'internal', message: 'Something broke.' } });
    case 'late':
      await runNow(house, taken.order.id);
      break;
    case undefined:
  }
  return { ...json(taken ? 201 : 200, null), body };
}

/** What the request asks for, else what somebody chose for the next one; a payout needs nobody to act. */
function outcomeFor(
  { store }: House,
  { code }: Merchant,
  { way, rail }: { way: Way; rail: Rail },
  asked: unknown,
): Outcome | undefined {
  if (asked !== undefined) {
    const outcome = typeof asked === 'string' ? outcomeOf(asked) : undefined;
    if (outcome?.way !== way || !outcome.rails.includes(rail)) {
      throw new Refusal(400, 'bad_request', 'metadata.outcome is none of this method.');
    }
    return outcome;
  }
  const chosen = outcomeOf(takeNote(store, `next:${way}:${code}`) ?? null);
  if (chosen?.rails.includes(rail)) return chosen;
  return way === 'out' ? outcomeOf('payout_paid') : undefined;
}
