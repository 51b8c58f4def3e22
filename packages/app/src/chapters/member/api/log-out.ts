import { ask } from '#kernel/http/client.ts';
import { forgetRemembered } from '#kernel/session/remembered.ts';
import { withEntryLock } from '#kernel/session/story/entry-lock.ts';
import { askToLeave, closeSession, currentSession, openSession } from '#kernel/session/session.ts';

/** Ends the session here whatever happens, and on the platform if it can be reached. */
export async function logOut(): Promise<void> {
  if (!currentSession()) return;
  askToLeave();
  try {
    await ask('logout', {}, { timeout: 5_000 });
  } catch {
    // The cookie runs out by itself; the player asked to be gone from this device now.
  }
  closeSession();
}

/** Ends every session and forgets every device of the member; fails where the platform cannot be told. */
export async function logOutEverywhere(): Promise<void> {
  const session = currentSession();
  askToLeave();
  try {
    // Another tab may come back by the device at this moment: it waits, and finds that nobody is remembered.
    await withEntryLock(async () => {
      await ask('logout', { query: { all: '1' } });
      forgetRemembered();
    });
  } catch (error) {
    // Whoever was in is in as before, in every tab.
    if (session) openSession(session);
    throw error;
  }
  closeSession();
}
