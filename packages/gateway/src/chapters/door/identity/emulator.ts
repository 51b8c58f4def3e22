import { UnsecuredJWT, type JWTClaimVerificationOptions, type JWTPayload } from 'jose';
import type { Config } from '../../../kernel/config/config.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

/**
 * Firebase's emulator signs nothing, so that its tokens are what anybody can
 * write. They count where nothing is to be had by them, and only while somebody
 * says that an emulator is there: all three must hold.
 */
export function takesUnsigned(
  { environment, firebase }: Pick<Merchant, 'environment' | 'firebase'>,
  { firebaseEmulator }: Pick<Config, 'firebaseEmulator'>,
): boolean {
  const isDemoProject = firebase?.projectId.startsWith('demo-') === true;
  return isDemoProject && environment === 'demo' && firebaseEmulator !== undefined;
}

export const isUnsigned = (idToken: string): boolean => idToken.endsWith('.');

/** Held against the same claims as a token that is signed. */
export async function readUnsigned(
  idToken: string,
  expected: JWTClaimVerificationOptions,
): Promise<{ readonly payload: JWTPayload }> {
  return UnsecuredJWT.decode(idToken, expected);
}
