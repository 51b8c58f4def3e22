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
  const phone = claims['phone_number'];
  const email = claims['email'];
  const { identities, sign_in_provider: by } = (claims['firebase'] ?? {}) as {
    readonly identities?: Readonly<Record<string, unknown>>;
    readonly sign_in_provider?: unknown;
  };
  const isEmailProven = typeof email === 'string' && claims['email_verified'] === true;
  return {
    mobile: by === 'phone' && typeof phone === 'string' ? phone.replaceAll(/\D/g, '') : undefined,
    email: isEmailProven ? email : undefined,
    google: by === 'google.com' ? firstOf(identities?.['google.com']) : undefined,
    facebook: by === 'facebook.com' ? firstOf(identities?.['facebook.com']) : undefined,
  };
}

const firstOf = (list: unknown): string | undefined =>
  Array.isArray(list) && list.length > 0 ? String(list[0]) : undefined;
