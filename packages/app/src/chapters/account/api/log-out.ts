import { call } from '#kernel/http/client.ts';
import { forgetRemembered } from '#kernel/session/remembered.ts';
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

/** Ends every session and forgets every device of the member; fails where the platform cannot be told. */
export async function logOutEverywhere(): Promise<void> {
  await call('logout', { query: { all: '1' } });
  forgetRemembered();
  closeSession();
}
