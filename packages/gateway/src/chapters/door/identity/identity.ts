import { errors, jwtVerify, type JWTPayload } from 'jose';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { isUnsigned, readUnsigned, takesUnsigned } from './emulator.ts';

export interface Identity {
  /** Digits only, the country first; proven in this very sign-in. */
  readonly mobile: string | undefined;
  /** Only an address the provider has verified. */
  readonly email: string | undefined;
  readonly google: string | undefined;
  readonly facebook: string | undefined;
  /** From then on its token is refused for its age. */
  readonly expiresAt: number;
}

const TOLERANCE = 60;
/** A token can be renewed for ever; when its owner was last there, it says itself. */
const LONGEST_AGO = 3600;

/**
 * Who a Firebase token speaks of: signed by Firebase, for this merchant's
 * project, not too old. Undefined for a token that proves nothing.
 */
export async function identityOf(
  { identityKeys, clock, config }: Services,
  merchant: Merchant,
  idToken: string,
): Promise<Identity | undefined> {
  const project = merchant.firebase?.projectId;
  if (project === undefined) throw new Refusal('permission.denied');
  const now = clock();
  const expected = {
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    currentDate: new Date(now),
    clockTolerance: TOLERANCE,
    maxTokenAge: LONGEST_AGO,
    requiredClaims: ['sub', 'exp', 'auth_time'],
  };
  const verifying =
    isUnsigned(idToken) && takesUnsigned(merchant, config)
      ? readUnsigned(idToken, expected)
      : jwtVerify(idToken, identityKeys, { ...expected, algorithms: ['RS256'] });
  const verified = await verifying.catch((error: unknown) => {
    if (isTokensFault(error)) return undefined;
    // A key server that does not answer is no fault of the token.
    const refusal = new Refusal('system.busy', { headers: { 'retry-after': '5' } });
    throw Object.assign(refusal, { cause: error });
  });
  if (verified === undefined || !isRecent(verified.payload, now / 1000)) return undefined;
  return { ...read(verified.payload), expiresAt: endOf(verified.payload, now) };
}

const tokensFaults = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
] as const;

const isTokensFault = (error: unknown): boolean =>
  tokensFaults.some((fault) => error instanceof fault);

function isRecent(claims: JWTPayload, now: number): boolean {
  const at = claims['auth_time'];
  return typeof at === 'number' && at <= now + TOLERANCE && now - at <= LONGEST_AGO + TOLERANCE;
}

function endOf({ exp = 0 }: JWTPayload, now: number): number {
  return Math.min(exp * 1000, now + LONGEST_AGO * 1000) + 2 * TOLERANCE * 1000;
}

/** Only what the sign-in itself proved: an old number in a profile may be somebody else's by now. */
function read(claims: JWTPayload): Omit<Identity, 'expiresAt'> {
  const { identities, sign_in_provider: by } = fieldsOf(claims['firebase']);
  const firstOf = (provider: string): string | undefined => {
    const list = fieldsOf(identities)[provider];
    return by === provider && Array.isArray(list) ? nameIn(list[0]) : undefined;
  };
  const phone = nameIn(claims['phone_number']);
  return {
    mobile: by === 'phone' && phone !== undefined ? NUMBER.exec(phone)?.[1] : undefined,
    email: claims['email_verified'] === true ? nameIn(claims['email']) : undefined,
    google: firstOf('google.com'),
    facebook: firstOf('facebook.com'),
  };
}

/** As Firebase writes a number. */
const NUMBER = /^\+(\d{7,20})$/;
/** As long as an address may be; names of people elsewhere are shorter. */
const LONGEST_NAME = 254;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A text that the database can keep and find again; anything else proves nothing. */
const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= LONGEST_NAME &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value)
    ? value
    : undefined;
