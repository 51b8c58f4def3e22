import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { byReference, type House } from './house.ts';
import { Refusal, type Ask, type Answer, json } from './http.ts';
import type { Merchant } from './settings.ts';
import { newId, type Verification } from './store.ts';

/** How long a page can be used. */
const OPEN_FOR = 24 * 60 * 60_000;

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whose key the request bears. Hashes are compared, so that time tells nothing of a key. */
export function callerOf({ settings }: House, { headers }: Ask): Merchant {
  const [, key = ''] = /^Bearer ([\x21-\x7e]+)$/.exec(headers.authorization ?? '') ?? [];
  const given = hash(key);
  const merchant = settings.merchants.find((one) => timingSafeEqual(hash(one.key), given));
  if (!merchant) throw new Refusal(401, 'No merchant has this key.');
  return merchant;
}

export const textIn = (fields: unknown, name: string, pattern: RegExp): string => {
  const value =
    typeof fields === 'object' && fields !== null
      ? (fields as Readonly<Record<string, unknown>>)[name]
      : undefined;
  if (typeof value !== 'string' || !pattern.test(value)) {
    throw new Refusal(400, `${name} is missing, or none that we take.`);
  }
  return value;
};

function show(house: House, one: Verification) {
  const findings = house.store.all<{ id: string; result: string; document: string; at: number }>(
    'SELECT * FROM finding WHERE verification = ? ORDER BY rowid',
    one.id,
  );
  return {
    id: one.id,
    reference: one.reference,
    status: one.status,
    url: `${house.address()}/verify/${one.token}`,
    expires_at: new Date(one.expires_at).toISOString(),
    checks: findings.map(({ id, result, document, at }) => ({
      id,
      result,
      at: new Date(at).toISOString(),
      document: JSON.parse(document) as unknown,
    })),
  };
}

/** The same reference asked for twice is one verification. */
export function createVerification(house: House, ask: Ask): Answer {
  const merchant = callerOf(house, ask);
  let fields: unknown;
  try {
    fields = JSON.parse(ask.body);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  const reference = textIn(fields, 'reference', /^[\w.:-]{1,80}$/);
  const returnUrl = textIn(fields, 'return_url', /^https?:\/\/[^\s@]{1,500}$/);
  const { person } = fields as { readonly person?: unknown };
  const name = textIn(person, 'name', /^[^\0]{1,200}$/);
  const birthDate = textIn(person, 'birth_date', /^\d{4}-\d{2}-\d{2}$/);
  house.store.run(
    `INSERT INTO verification
      (id, token, merchant, reference, name, birth_date, return_url, status, expires_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?) ON CONFLICT (merchant, reference) DO NOTHING`,
    newId('ver'),
    randomBytes(24).toString('base64url'),
    merchant.code,
    reference,
    name,
    birthDate,
    returnUrl,
    Date.now() + OPEN_FOR,
  );
  return json(201, show(house, theOne(house, merchant, reference)));
}

export function readVerification(house: House, ask: Ask, reference: string): Answer {
  return json(200, show(house, theOne(house, callerOf(house, ask), reference)));
}

function theOne(house: House, { code }: Merchant, reference: string): Verification {
  const one = byReference(house, code, reference);
  if (one === undefined) throw new Refusal(404, 'There is none of this name.');
  return one;
}
