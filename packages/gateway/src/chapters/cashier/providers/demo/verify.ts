import { timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { Webhook } from 'standardwebhooks';
import type { EventName } from '../port.ts';

const TOLERANCE = 5 * 60 * 1000;
const MOST_BYTES = 64 * 1024;

const news = Type.Object({
  type: Type.String({ pattern: String.raw`^(?:payment|payout)\.[a-z_]{1,40}$` }),
  data: Type.Object({ reference: Type.String({ pattern: String.raw`^[\w.:-]{1,80}$` }) }),
});

/** Standard Webhooks, by the time that is handed in: the library's own check asks the clock itself. */
export function verifyNews(
  secrets: readonly string[],
  raw: Buffer,
  headers: Headers,
  now: number,
): EventName | undefined {
  const id = headers.get('webhook-id') ?? '';
  const seconds = headers.get('webhook-timestamp') ?? '';
  if (!/^[\w.-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(seconds)) return undefined;
  const at = Number(seconds) * 1000;
  if (Math.abs(now - at) > TOLERANCE || raw.length > MOST_BYTES) return undefined;
  const body = raw.toString('utf8');
  // Bytes that are no text would be signed as others than were sent.
  if (!Buffer.from(body, 'utf8').equals(raw)) return undefined;
  const signatures = (headers.get('webhook-signature') ?? '').split(' ').slice(0, 10);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(new Webhook(secret).sign(id, new Date(at), body));
    return signatures.some((one) => isSame(Buffer.from(one), expected));
  });
  return isSigned ? nameOf(id, body) : undefined;
}

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

function nameOf(id: string, body: string): EventName | undefined {
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!Check(news, message)) return undefined;
  const way = message.type.startsWith('payment.') ? 'in' : 'out';
  return { id, way, reference: message.data.reference };
}
