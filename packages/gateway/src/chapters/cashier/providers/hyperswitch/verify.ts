import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { EventName } from '../port.ts';

const MOST_BYTES = 256 * 1024;
const name = Type.String({ pattern: String.raw`^[\w.:-]{1,80}$` });

const news = Type.Object({
  event_id: name,
  content: Type.Object({
    object: Type.Object({
      payment_id: Type.Optional(name),
      payout_id: Type.Optional(name),
      metadata: Type.Optional(
        Type.Union([Type.Object({ reference: Type.Optional(name) }), Type.Null()]),
      ),
    }),
  }),
});

/**
 * HMAC-SHA512 over the bytes. It says no time, and the time in the body is that of the
 * first try, which may be a day ago: an old message is known by its event's id alone.
 */
export function verifySwitchNews(
  hashKeys: readonly string[],
  raw: Buffer,
  headers: Headers,
): EventName | undefined {
  const given = headers.get('x-webhook-signature-512') ?? '';
  if (!/^[0-9a-f]{128}$/i.test(given) || raw.length > MOST_BYTES) return undefined;
  const signature = Buffer.from(given, 'hex');
  const isSigned = hashKeys.some((key) =>
    timingSafeEqual(createHmac('sha512', key).update(raw).digest(), signature),
  );
  return isSigned ? nameIn(raw.toString('utf8')) : undefined;
}

function nameIn(body: string): EventName | undefined {
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!Check(news, message)) return undefined;
  const { event_id: id, content } = message;
  const { payment_id: payment, payout_id: payout, metadata } = content.object;
  const providerRef = payment ?? payout;
  if (providerRef === undefined) return undefined;
  const way = payment === undefined ? 'out' : 'in';
  const reference = metadata?.reference;
  return reference === undefined ? { id, way, providerRef } : { id, way, reference };
}
