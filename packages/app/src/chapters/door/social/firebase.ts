import { deleteApp, initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from '@firebase/auth';
import type { MerchantData } from '@livery/themes/contract';
import type { Answer } from './journey.ts';

/**
 * Has Firebase vouch for what a provider said. Nothing of it stays in the
 * browser: the platform's own session is the only one there is.
 */
export async function vouch(
  { emulator, ...project }: NonNullable<MerchantData['firebase']>,
  { provider, token }: Answer,
): Promise<string> {
  const { apiKey, authDomain, projectId, appId } = project;
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appId ? { appId } : {}) });
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
    const credential =
      provider === 'google'
        ? GoogleAuthProvider.credential(token)
        : FacebookAuthProvider.credential(token);
    const { user } = await signInWithCredential(auth, credential);
    return await user.getIdToken();
  } finally {
    await deleteApp(app);
  }
}
