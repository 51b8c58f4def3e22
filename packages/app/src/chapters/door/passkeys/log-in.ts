import { enterByPasskey } from '../api/passkeys.ts';
import { keepNote } from './device-notes.ts';

/** Logs in by a passkey, and keeps which of this device it was; the session is open when this returns. */
export async function logInByPasskey(merchantCode: string): Promise<void> {
  const { userName, id } = await enterByPasskey(merchantCode);
  if (id !== undefined) await keepNote({ merchantCode, userName }, { id });
}
