import { merchantOf, type House } from '../house.ts';
import { beginTry, endTry, type Delivery } from '../store/events.ts';
import { post } from './post.ts';
import { forgeMessage, signMessage } from './sign.ts';

/** How long a receiver may take. */
const PATIENCE = 10_000;

/** Tries once to tell a merchant, and puts down when to try again. */
export async function deliver(house: House, delivery: Delivery): Promise<void> {
  const { store, clock, settings } = house;
  const { place, tries, forged } = delivery;
  // Whoever kills us from here on finds it due again.
  beginTry(store, place, clock.now() + PATIENCE);
  const answer = await send(house, delivery);
  const isDone = /^2\d\d$/.test(answer) || forged === 1;
  const pause = settings.pauses[tries];
  const state = isDone ? 'delivered' : pause === undefined ? 'given_up' : 'waiting';
  const dueAt =
    state === 'waiting' && pause !== undefined ? clock.now() + pause / settings.speed : null;
  endTry(store, place, { state, answer, dueAt: dueAt === null ? null : Math.round(dueAt) });
}

async function send(house: House, { event_id, body, forged, merchant }: Delivery): Promise<string> {
  const webhook = merchantOf(house, merchant)?.webhook;
  if (!webhook) return 'no such merchant any more';
  const message =
    forged === 1 ? forgeMessage(event_id, body) : signMessage(event_id, body, webhook.secrets);
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return String(await post(webhook.url, { ...message, signal }));
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'no answer' : 'not reached';
  }
}
