import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';

export const PROJECT = 'livery-test';
const KID = 'firebase-1';

const [pair, stranger] = await Promise.all([
  generateKeyPair('RS256', { extractable: true }),
  generateKeyPair('RS256'),
]);

/** Of somebody who is not Firebase. */
export const strangersKey = stranger.privateKey;
export const publicJwk = { ...(await exportJWK(pair.publicKey)), kid: KID, alg: 'RS256' };
export const identityKeys = createLocalJWKSet({ keys: [publicJwk] });

export type Claims = Readonly<Record<string, unknown>>;

export interface Wrongly {
  readonly alg?: string;
  readonly kid?: string;
  readonly key?: CryptoKey | Uint8Array;
}

const secondsOf = (now: number): number => Math.floor(now / 1000);

/** What is in every token; `sub` differs, so that no two tokens are the same. */
export const usualClaims = (now: number): Claims => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: `somebody-at-firebase-${crypto.randomUUID()}`,
  iat: secondsOf(now),
  exp: secondsOf(now) + 3600,
  auth_time: secondsOf(now),
});

/** As Firebase signs it; a claim of undefined is left out. */
export function signedToken(
  now: number,
  claims: Claims,
  { alg = 'RS256', kid = KID, key = pair.privateKey }: Wrongly = {},
): Promise<string> {
  const all = JSON.parse(JSON.stringify({ ...usualClaims(now), ...claims })) as Claims;
  return new SignJWT(all).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key);
}

export const phoneClaims = (mobileNum: string): Claims => ({
  phone_number: `+63${mobileNum}`,
  firebase: { identities: { phone: [`+63${mobileNum}`] }, sign_in_provider: 'phone' },
});

export const socialClaims = (
  provider: 'google' | 'facebook',
  id: string,
  email: string,
  email_verified: boolean,
): Claims => ({
  email,
  email_verified,
  firebase: {
    identities: { [`${provider}.com`]: [id], email: [email] },
    sign_in_provider: `${provider}.com`,
  },
});
