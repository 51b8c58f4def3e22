import type { QueryClient } from '@tanstack/react-query';
import { passkeysQuery } from '../api/passkeys.ts';
import { canHold } from './browser.ts';
import { noteOf, type Member } from './device-notes.ts';

/**
 * Whether a passkey would be news to somebody: the device itself can tell who holds it,
 * none of theirs was made or used here, there is room, and they have not declined.
 */
export async function mayOffer(queries: QueryClient, member: Member): Promise<boolean> {
  if (!canHold()) return false;
  if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
  const { id, quietUntil = 0 } = await noteOf(member);
  if (Date.now() < quietUntil) return false;
  const { list, most } = await queries.fetchQuery(passkeysQuery(member.userName));
  return list.length < most && !list.some((passkey) => passkey.id === id);
}
