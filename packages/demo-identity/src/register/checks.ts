import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { callerOf, textIn } from '../api.ts';
import type { House } from '../house.ts';
import { Refusal, type Answer, type Ask } from '../http.ts';
import type { Merchant } from '../settings.ts';
import { newId } from '../store.ts';
import { everybody, hashesOf, modeOf, type Entry } from './people.ts';

const SLOW = 10_000;
const kinds = ['phone', 'email', 'person'] as const;

/** Whether somebody is on the register, of whom hashes alone are said. */
export async function checkPerson(house: House, ask: Ask): Promise<Answer> {
  const merchant = callerOf(house, ask);
  requireSigned(merchant, ask);
  let fields: unknown;
  try {
    fields = JSON.parse(ask.body);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  const reference = textIn(fields, 'reference', /^[\w.:-]{8,80}$/);
  const asked = fields as Readonly<Record<string, unknown>>;
  const mode = modeOf(house);
  if (mode === 'silent') throw new Refusal(503, 'Nobody looks just now.');
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));
  const found = everybody(house).filter((one) => isMeant(one, asked, merchant));
  const ends = found.map(({ until }) => until ?? Infinity).filter((end) => end > Date.now());
  const last = Math.max(...ends);
  const result =
    ends.length === 0
      ? { result: 'clear' }
      : { result: 'listed', until: last === Infinity ? null : new Date(last).toISOString() };
  return signed(merchant, JSON.stringify({ reference, ...result }), mode === 'forged');
}

/** One thing that is theirs is enough: people change the others. */
function isMeant(
  one: Entry,
  asked: Readonly<Record<string, unknown>>,
  { webhook }: Merchant,
): boolean {
  return webhook.secrets.some((secret) => {
    const hashes = hashesOf(one, secret);
    return kinds.some((kind) => hashes[kind] !== undefined && hashes[kind] === asked[kind]);
  });
}

const headerOf = ({ headers }: Ask, name: string): string => String(headers[name] ?? '');

function requireSigned({ webhook }: Merchant, ask: Ask): void {
  const at = new Date(Number(headerOf(ask, 'webhook-timestamp')) * 1000);
  const given = Buffer.from(headerOf(ask, 'webhook-signature'));
  const isSigned =
    !Number.isNaN(at.getTime()) &&
    webhook.secrets.some((secret) => {
      const own = Buffer.from(new Webhook(secret).sign(headerOf(ask, 'webhook-id'), at, ask.body));
      return own.length === given.length && timingSafeEqual(own, given);
    });
  if (!isSigned) throw new Refusal(401, 'The question is not signed.');
}

function signed({ webhook }: Merchant, body: string, isForged: boolean): Answer {
  const [secret = ''] = isForged
    ? [`whsec_${Buffer.from('somebody else entirely').toString('base64')}`]
    : webhook.secrets;
  const id = newId('chk');
  const at = new Date();
  return {
    status: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    body,
  };
}
