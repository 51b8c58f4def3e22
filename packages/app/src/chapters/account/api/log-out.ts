import { call } from '#kernel/http/client.ts';
import { closeSession, currentSession } from '#kernel/session/session.ts';

/** Ends the session here whatever happens, and on the platform if it can be reached. */
export async function logOut(): Promise<void> {
  if (!currentSession()) return;
  try {
    await call('logout', {}, { timeout: 5_000 });
  } catch {
    // The cookie runs out by itself; the player asked to be gone from this device now.
  }
  closeSession();
}
