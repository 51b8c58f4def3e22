import { call } from '#kernel/http/client.ts';

/** What speaks to the browser's own dialogs: fetched when one of them is wanted. */
export const webauthn = () => import('@simplewebauthn/browser');

/** As the platform takes it: nothing is asked of what a browser adds, and nothing of it is sent. */
export const proofOf = <C extends object>(credential: C) => ({
  ...credential,
  clientExtensionResults: {} as Readonly<Record<string, unknown>>,
});

/** A challenge that a passkey of this device, or of a phone beside it, has signed. */
export async function signByPasskey() {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    call('passkeyLoginOptions', {}),
    webauthn(),
  ]);
  return startAuthentication({ optionsJSON });
}
