import { createHmac, timingSafeEqual } from 'node:crypto';

const SKEW_SECONDS = 120;

export interface SignedRequest {
  /** Seconds since 1970, as sent. */
  readonly timestamp: string;
  readonly path: string;
  /** Byte for byte as sent: another spelling of the same JSON is another body. */
  readonly body: Uint8Array;
}

/** Over the path too, so that what was signed as a bet cannot be sent as a win. */
export function sign(secret: Uint8Array, { timestamp, path, body }: SignedRequest): string {
  const hmac = createHmac('sha256', secret).update(`${timestamp}\n${path}\n`).update(body);
  return `v1=${hmac.digest('hex')}`;
}

export function isSigned(
  secret: Uint8Array,
  signature: string,
  request: SignedRequest,
  now: number,
): boolean {
  const isFresh =
    /^\d{1,12}$/.test(request.timestamp) &&
    Math.abs(now / 1000 - Number(request.timestamp)) <= SKEW_SECONDS;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, request))];
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}
