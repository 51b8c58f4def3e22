import { lookup as ask, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import type { House } from './house.ts';

/** How long a receiver may take. */
const PATIENCE = 10_000;

interface Delivery {
  readonly place: number;
  readonly id: string;
  readonly merchant: string;
  readonly body: string;
  readonly tries: number;
}

/** Tells what is due; the rows are the work, so nothing is forgotten by a process that ends. */
export function tellWhatIsDue(house: House): void {
  const { store } = house;
  const now = Date.now();
  for (const one of store.all<Delivery>('SELECT * FROM delivery WHERE due_at <= ?', now)) {
    // Whoever kills us in the middle of it finds it due again.
    const next = now + PATIENCE;
    store.run('UPDATE delivery SET tries = tries + 1, due_at = ? WHERE place = ?', next, one.place);
    void deliver(house, one);
  }
}

async function deliver({ store, settings }: House, one: Delivery): Promise<void> {
  const webhook = settings.merchants.find(({ code }) => code === one.merchant)?.webhook;
  const isTold = webhook !== undefined && (await send(webhook, one));
  const pause = settings.pauses[one.tries];
  const dueAt = isTold || pause === undefined ? null : Date.now() + pause;
  try {
    store.run('UPDATE delivery SET due_at = ? WHERE place = ?', dueAt, one.place);
  } catch {
    // It ended meanwhile, and tells it once more with the next start.
  }
}

async function send(
  { url, secrets }: { readonly url: string; readonly secrets: readonly string[] },
  { id, body }: Delivery,
): Promise<boolean> {
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
  const request = url.startsWith('https:') ? sealedRequest : plainRequest;
  const signal = AbortSignal.timeout(PATIENCE);
  const status = await new Promise<number>((resolve) => {
    request(url, { method: 'POST', headers, lookup, signal }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', () => resolve(0))
      .end(body);
  });
  return status >= 200 && status < 300;
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** What ends in `.localhost` is this machine, which not every system knows by itself. */
function lookup(host: string, options: LookupOptions, found: Found): void {
  if (!host.endsWith('.localhost')) ask(host, options, found);
  else if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
}
