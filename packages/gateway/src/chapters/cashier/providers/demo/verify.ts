import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { openSigned } from '../../../../kernel/providers/signed.ts';
import type { EventName } from '../port.ts';

const news = Type.Object({
  type: Type.String({ pattern: String.raw`^(?:payment|payout)\.[a-z_]{1,40}$` }),
  data: Type.Object({ reference: Type.String({ pattern: String.raw`^[\w.:-]{1,80}$` }) }),
});

/** What a signed message is about, where it is one of ours. */
export function verifyNews(
  secrets: readonly string[],
  raw: Buffer,
  headers: Headers,
  now: number,
): EventName | undefined {
  const opened = openSigned(secrets, raw, headers, now);
  if (opened === undefined || !Check(news, opened.message)) return undefined;
  const { type, data } = opened.message;
  const way = type.startsWith('payment.') ? 'in' : 'out';
  return { id: opened.id, way, reference: data.reference };
}
