import { createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { transact } from '../../../kernel/database/transact.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';
import {
  CREDENTIAL_LIFE,
  endSessionsWhere,
  getMember,
  lockMember,
  type Member,
  type Owner,
  type PublicJwk,
  type SessionEnder,
} from '../../member/index.ts';

/** A tab that asked in the same moment holds the value just replaced. */
const GRACE = 30_000;

export interface ShownCredential {
  readonly id: string;
  /** What the device's cookie says; both parts have to agree. */
  readonly cookie: string | undefined;
  readonly challenge: string;
  readonly signature: string;
}

export interface CredentialUse {
  readonly member: Member;
  readonly secret: string | undefined;
  readonly expiresAt: number;
}

export interface Theft {
  readonly stolenFrom: Owner;
}

/**
 * Undefined for a device that is not known, not itself, or not here any more.
 * A cookie's value that was used before means that a copy of it is about: the
 * credential ends for both, and every session that was opened by it.
 */
export async function acceptCredential(
  { db, events }: SessionEnder,
  merchant: string,
  { id, cookie, challenge, signature }: ShownCredential,
  now: number,
): Promise<CredentialUse | Theft | undefined> {
  const [named, given] = (cookie ?? '').split('.');
  if (named !== id || given === undefined) return undefined;
  return transact(db, async (tx) => {
    const row = await tx
      .selectFrom('device_credential')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('expires_at', '>', new Date(now))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || !isSigned(row.public_jwk, challenge, signature)) return undefined;
    const member = await getMember(tx, merchant, row.member_id);
    const own = (change: {
      cookie_hash: Buffer;
      former_hash: Buffer;
      turned_at: Date;
      expires_at: Date;
    }) =>
      tx
        .updateTable('device_credential')
        .set(change)
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .execute();
    const hash = hashSecret(given);
    if (timingSafeEqual(hash, row.cookie_hash)) {
      const secret = newSecret();
      const expiresAt = now + CREDENTIAL_LIFE;
      await own({
        cookie_hash: hashSecret(secret),
        former_hash: row.cookie_hash,
        turned_at: new Date(now),
        expires_at: new Date(expiresAt),
      });
      return { member, secret, expiresAt };
    }
    const isFormer = row.former_hash !== null && timingSafeEqual(hash, row.former_hash);
    if (isFormer && now - row.turned_at.getTime() <= GRACE) {
      return { member, secret: undefined, expiresAt: row.expires_at.getTime() };
    }
    const stolenFrom = { merchant, memberId: member.id };
    // Whoever is being let in by it at this moment is waited for, or waits.
    await lockMember(tx, merchant, member.id);
    await tx
      .deleteFrom('device_credential')
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .execute();
    await endSessionsWhere({ db: tx, events }, stolenFrom, { credential_id: id }, now);
    return { stolenFrom };
  });
}

function isSigned(jwk: PublicJwk, challenge: string, signature: string): boolean {
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(challenge), { key, dsaEncoding: 'ieee-p1363' }, bytes);
}
