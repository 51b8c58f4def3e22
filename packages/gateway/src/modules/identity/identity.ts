import { jwtVerify, type JWTPayload } from 'jose';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';

export interface Identity {
  /** Digits only, the country first. */
  readonly mobile: string | undefined;
  /** Only an address the provider has verified. */
  readonly email: string | undefined;
  readonly google: string | undefined;
  readonly facebook: string | undefined;
}

/** Who a Firebase token speaks of: signed by Firebase, for this merchant's project, not too old. */
export async function identityOf(
  { identityKeys, clock }: Platform,
  merchant: Merchant,
  idToken: string,
): Promise<Identity> {
  const project = merchant.firebase?.projectId;
  if (project === undefined) throw new Refusal('permission.denied');
  const verified = await jwtVerify(idToken, identityKeys, {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    currentDate: new Date(clock()),
    clockTolerance: 60,
    maxTokenAge: 3600,
    requiredClaims: ['sub'],
  }).catch((error: unknown) => {
    if (isJoseError(error)) throw new Refusal('login.failed', { value: { captcha: false } });
    throw error;
  });
  return read(verified.payload);
}

/** A key server that does not answer is no fault of the token. */
const isJoseError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  String(error.code).startsWith('ERR_J') &&
  error.code !== 'ERR_JWKS_TIMEOUT';

function read(claims: JWTPayload): Identity {
  const phone = claims['phone_number'];
  const email = claims['email'];
  const identities = (claims['firebase'] as { identities?: Record<string, unknown> } | undefined)
    ?.identities;
  return {
    mobile: typeof phone === 'string' ? phone.replaceAll(/\D/g, '') : undefined,
    email: typeof email === 'string' && claims['email_verified'] === true ? email : undefined,
    google: firstOf(identities?.['google.com']),
    facebook: firstOf(identities?.['facebook.com']),
  };
}

const firstOf = (list: unknown): string | undefined =>
  Array.isArray(list) && list.length > 0 ? String(list[0]) : undefined;
