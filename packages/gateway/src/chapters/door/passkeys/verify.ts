import type { Body } from '@livery/contract';
import type { RelyingParty } from './relying-party.ts';

/** ES256, EdDSA and RS256: every authenticator has one of them. */
export const ALGORITHMS = [-7, -8, -257];

/** Read when it is first needed: it takes a third of a second and 28 MB, which a site without passkeys has no use for. */
const webauthn = () => import('@simplewebauthn/server');

type Made = Body<'addPasskey'>['credential'];
type Signed = Body<'passkeyLogin'>['credential'];

export interface MadePasskey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly maySync: boolean;
  readonly isSynced: boolean;
}

export type SignedPasskey = Pick<MadePasskey, 'counter' | 'isSynced'>;

/** What the browser says it was given; undefined for what is none of ours, or was asked inside another's page. */
export function challengeIn({ response }: Made | Signed): string | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    const { challenge, crossOrigin } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (crossOrigin === true) return undefined;
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for whatever is wrong: the library throws, and says what only an attacker would read. */
export async function verifyMade(
  { response, ...rest }: Made,
  challenge: string,
  party: RelyingParty,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const { clientDataJSON, attestationObject } = response;
  const verified = await verifyRegistrationResponse({
    response: { ...shared(rest), response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    maySync: credentialDeviceType === 'multiDevice',
    isSynced: credentialBackedUp,
  };
}

/** As above. How far it has counted is looked at elsewhere, in one statement with the writing of it. */
export async function verifySigned(
  { response, ...rest }: Signed,
  challenge: string,
  party: RelyingParty,
  { id, public_key }: { readonly id: string; readonly public_key: Buffer },
): Promise<SignedPasskey | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { clientDataJSON, authenticatorData, signature } = response;
  const verified = await verifyAuthenticationResponse({
    response: { ...shared(rest), response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(public_key), counter: 0 },
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** No extension was asked for, so that none is read. */
const shared = ({ id, rawId, type }: Pick<Made, 'id' | 'rawId' | 'type'>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
});
