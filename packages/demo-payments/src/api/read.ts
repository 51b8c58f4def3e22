import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal, type Ask } from '../http/route.ts';
import { isAmount, isCurrency } from '../money/amounts.ts';
import type { Merchant } from '../settings.ts';

export type Fields = Readonly<Record<string, unknown>>;

const bad = (message: string): Refusal => new Refusal(400, 'bad_request', message);

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whose key the request bears. Hashes are compared, so that time tells nothing of a key. */
export function callerOf(merchants: readonly Merchant[], { headers }: Ask): Merchant {
  const [, key = ''] = /^Bearer ([\x21-\x7e]+)$/.exec(headers.authorization ?? '') ?? [];
  const given = hash(key);
  const merchant = merchants.find((one) => timingSafeEqual(hash(one.key), given));
  if (!merchant) throw new Refusal(401, 'unauthorized', 'No merchant has this key.');
  return merchant;
}

/** Numbers are whole and written out: 1e3 and 1.0 are slips of whoever wrote them. */
function plainNumbers(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value === 'number' && !/^-?\d+$/.test(context?.source ?? '')) {
    throw bad('Numbers are whole, and written with digits alone.');
  }
  return value;
}

export function readJson({ body }: Ask): Fields {
  let value: unknown;
  try {
    value = JSON.parse(body, plainNumbers);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw bad('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad('The body is an object.');
  }
  return value as Fields;
}

export function readKey({ headers }: Ask): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw bad('Idempotency-Key is needed, with at most 200 characters.');
  }
  return key;
}

export function readMoney({ amount, currency }: Fields): { amount: number; currency: string } {
  if (!isAmount(amount)) throw bad('amount is a whole number of minor units above 0.');
  if (!isCurrency(currency)) throw bad('currency is none that we know.');
  return { amount, currency };
}

export function readAmount({ amount }: Fields): number {
  if (!isAmount(amount)) throw bad('amount is a whole number of minor units above 0.');
  return amount;
}

export function readReference(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w.:-]{1,80}$/.test(value)) {
    throw bad('reference has 1 to 80 letters, digits and . : _ -');
  }
  return value;
}

export function readChoice<T extends string>(
  value: unknown,
  name: string,
  choices: readonly T[],
): T {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw bad(`${name} is one of ${choices.join(', ')}.`);
  return choice;
}

export function readText(value: unknown, name: string, most: number): string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > most) {
    throw bad(`${name} is a text of at most ${most} characters.`);
  }
  return value;
}

export const readObject = (value: unknown, name: string): Fields => {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad(`${name} is an object.`);
  }
  return value as Fields;
};

/** Where the payer goes back to: a page, never a script. */
export function readReturnUrl(value: unknown): string | null {
  if (value === undefined) return null;
  const url = typeof value === 'string' && value.length <= 2000 ? URL.parse(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw bad('return_url is an http or https address.');
  }
  return url.href;
}
