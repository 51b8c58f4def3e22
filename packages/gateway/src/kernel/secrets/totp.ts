import { Secret, TOTP } from 'otpauth';

/** What an app for codes takes over, and what its owner types where it has no camera. */
export interface TotpSecret {
  readonly uri: string;
  readonly text: string;
  readonly bytes: Buffer;
}

/** What the app writes over its codes. */
export interface TotpLabel {
  readonly issuer: string;
  readonly label: string;
}

const SECONDS = 30;
/** Half minutes before and after: clocks differ, and people type slowly. */
const STEPS_ASIDE = 1;

const generator = (label: TotpLabel, secret: Secret): TOTP =>
  new TOTP({ ...label, secret, digits: 6, period: SECONDS });

export function newTotpSecret(label: TotpLabel): TotpSecret {
  const secret = new Secret({ size: 20 });
  const uri = generator(label, secret).toString();
  return { uri, text: secret.base32, bytes: Buffer.from(secret.bytes) };
}

/** The half minute that a code is of, where it is right and none of before the last one taken. */
export function stepOfCode(
  bytes: Buffer,
  code: string,
  now: number,
  last: bigint,
): bigint | undefined {
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const reader = generator({ issuer: '', label: '' }, secret);
  const delta = reader.validate({ token, timestamp: now, window: STEPS_ASIDE });
  if (delta === null) return undefined;
  const step = BigInt(Math.floor(now / 1_000 / SECONDS) + delta);
  return step > last ? step : undefined;
}
