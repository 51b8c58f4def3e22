import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const TOLERANCE = 5 * 60 * 1000;
const MOST_BYTES = 64 * 1024;

export interface SignedNews {
  /** The teller's id of it, the same each time it is told. */
  readonly id: string;
  readonly message: unknown;
}

/**
 * Standard Webhooks, by the time that is handed in: the library's own check
 * asks the clock itself. Nothing where it is forged, stale or no JSON.
 */
export function openSigned(
  secrets: readonly string[],
  raw: Buffer,
  headers: Headers,
  now: number,
): SignedNews | undefined {
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
  if (!isSigned) return undefined;
  try {
    return { id, message: JSON.parse(body) as unknown };
  } catch {
    return undefined;
  }
}

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
