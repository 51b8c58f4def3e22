import type { Payload, Reply } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { countAgainst, limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import { getMember } from '../member/store.ts';
import { deviceCookie, endCredentials } from '../session/credentials.ts';
import { endOtherSessions, type Session } from '../session/store.ts';
import { requireGoodPassword } from './rules.ts';

export interface ChangeRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly payload: Payload<'changePassword'>;
  readonly request: FastifyRequest;
}

/**
 * Whoever does not know the old password sets none, except where there is none
 * to know: an account opened by phone, or one let in by a password for one use.
 */
export async function changePassword(
  { db, clock, passwords }: Platform,
  { merchant, session, payload, request }: ChangeRequest,
): Promise<Reply<'changePassword'>> {
  const { oldPassword, newPassword, confirmNewPassword } = payload;
  const { code } = merchant;
  if (newPassword !== confirmNewPassword) throw new Refusal('confirm.mismatch');
  await countAgainst(db, limits.passwordMember, code, String(session.memberId), clock());
  const member = await getMember(db, code, session.memberId);
  const hasPassword = member.password_hash !== null && !session.mayResetPassword;
  if (hasPassword && !(await passwords.verify(oldPassword ?? '', member.password_hash))) {
    throw new Refusal('password.old_wrong');
  }
  if (await passwords.verify(newPassword, member.password_hash)) throw new Refusal('password.same');
  requireGoodPassword(newPassword, member.account, merchant.name);

  const owner = { merchant: code, memberId: member.id };
  await setPassword({ db, passwords }, owner, newPassword);
  await endOtherSessions(db, code, member.id, session.idHash, clock());
  // This device stays known: it is the one that just proved itself.
  const [own] = (deviceCookie(request) ?? '').split('.');
  await endCredentials(db, owner, own);
  const kept = await db
    .selectFrom('device_credential')
    .select(['id', 'expires_at'])
    .where('merchant', '=', code)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  return kept === undefined
    ? {}
    : { deviceCredential: { id: kept.id, expiresAt: kept.expires_at.getTime() } };
}

export async function setPassword(
  { db, passwords }: Pick<Platform, 'db' | 'passwords'>,
  { merchant, memberId }: { readonly merchant: string; readonly memberId: bigint },
  password: string,
): Promise<void> {
  const hash = await passwords.hash(password);
  await db
    .updateTable('member')
    .set({ password_hash: hash, first_time_login: false })
    .where('merchant', '=', merchant)
    .where('id', '=', memberId)
    .execute();
}
