import type { Reply } from '@livery/contract/client';
import { canHold } from '../api/passkeys.ts';
import { noteOf, type Member } from './here.ts';

/**
 * Whether a passkey would be news to somebody: the device itself can tell who holds it,
 * none of theirs was made or used here, there is room, and they have not declined.
 */
export async function mayOffer(
  member: Member,
  passkeys: () => Promise<Reply<'passkeys'>>,
): Promise<boolean> {
  if (!canHold()) return false;
  if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
  const { id, quietUntil = 0 } = await noteOf(member);
  if (Date.now() < quietUntil) return false;
  const { list, most } = await passkeys();
  return list.length < most && !list.some((passkey) => passkey.id === id);
}
