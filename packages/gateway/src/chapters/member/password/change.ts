import type { Payload, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { setSessionCookie } from '../../../http/guards/session-cookie.ts';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { shownFormer } from '../contact/former.ts';
import { takeBackAccount } from '../contact/take-back.ts';
import { birthdayOf, setBirthday } from './birthday.ts';
import { getMember, lockMember, type Member } from '../store.ts';
import { tellOwner } from '../owner/notices.ts';
import { endUnproven, type OwnersProof } from '../owner/proven.ts';
import { deviceCookie, endCredentials, type Owner } from '../session/credentials.ts';
import type { Session } from '../../../kernel/session.ts';
import { knowBrowser } from '../session/known-browser.ts';
import { renewSession, tellSessions } from '../session/store.ts';
import { visitorOf } from '../session/visitor.ts';
import { requireGoodPassword } from './rules.ts';

export interface ChangeRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly payload: Payload<'changePassword'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Whoever does not know the old password sets none, except where there is none
 * to know: an account opened by phone, or one let in by a password for one use.
 */
export async function changePassword(
  services: Services,
  { merchant, session, payload, request, reply }: ChangeRequest,
): Promise<Reply<'changePassword'>> {
  const { db, clock, passwords, events, live, outbox, vault } = services;
  const { oldPassword, newPassword, confirmNewPassword } = payload;
  const { code } = merchant;
  if (newPassword !== confirmNewPassword) throw new Refusal('confirm.mismatch');
  requireGoodPassword(newPassword, {
    names: [session.account],
    site: merchant.name,
    field: 'newPassword',
  });
  await countAgainst(db, limits.passwordMember, code, String(session.memberId), clock());
  const member = await getMember(db, code, session.memberId);
  const birthday = birthdayOf(merchant, member, payload.birthday, clock());
  const hasPassword = member.password_hash !== null && !session.mayResetPassword;
  if (hasPassword && !(await passwords.verify(code, oldPassword ?? '', member.password_hash))) {
    throw new Refusal('password.old_wrong');
  }
  if (await passwords.verify(code, newPassword, member.password_hash))
    throw new Refusal('password.same');

  const owner = { merchant: code, memberId: member.id };
  const hash = await passwords.hash(code, newPassword);
  const visitor = visitorOf(services, merchant, request);
  // This device stays known: it is the one that just proved itself.
  const [own] = (deviceCookie(request) ?? '').split('.');
  const former = session.mayResetPassword ? await shownFormer(db, owner) : undefined;
  const id = await transact(db, async (tx) => {
    // The guard first, which whoever hears of it takes.
    if (former) await events.contactSet(tx, { merchant, memberId: member.id, now: clock() });
    await requireUnchanged(tx, member);
    await setPassword(tx, owner, hash);
    if (birthday !== undefined) await setBirthday(tx, owner, birthday);
    await endCredentials(tx, owner, own);
    const now = clock();
    const happening = { merchant, memberId: member.id, visitor, now };
    if (former !== undefined) {
      await tellOwner(services, tx, happening, { what: former.kind, mayUndo: false });
      await takeBackAccount(tx, owner, former, now);
    }
    const notice = session.mayResetPassword
      ? await endAsRetrieved(tx, owner, { now, language: languageOf(merchant, request) })
      : ({ what: 'password' } as const);
    await tellOwner(services, tx, happening, notice);
    return renewSession({ db: tx, events }, owner, session.idHash, clock());
  });
  setSessionCookie(reply, id);
  const account = { merchant: code, accountKey: member.account_key, passwordHash: hash };
  knowBrowser(vault, account, request, reply);
  tellSessions(live, owner);
  outbox.wake();
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

/**
 * Hashing takes a moment, and of several who showed the same old password only
 * one showed the one that counts. Every hash has a salt of its own: one that
 * was set anew differs, whatever it is of.
 */
async function requireUnchanged(tx: Tx, { merchant, id, password_hash }: Member): Promise<void> {
  await lockMember(tx, merchant, id);
  const present = await getMember(tx, merchant, id);
  if (present.password_hash !== password_hash) throw new Refusal('password.old_wrong');
}

/** It was let in by what was sent to the mailbox: with a new password the retrieval is done. */
const endAsRetrieved = async (tx: Tx, owner: Owner, proof: OwnersProof) =>
  ({ what: 'retrieval', ...(await endUnproven(tx, owner, proof)) }) as const;

/** With the old password goes what was to open the account in its place, but for what takes it back. */
export async function setPassword(
  tx: Tx,
  { merchant, memberId }: Owner,
  password_hash: string,
): Promise<void> {
  // First, and in one transaction with the end of the sessions: `admit` waits for this row.
  await tx
    .updateTable('member')
    .set({ password_hash, first_time_login: false })
    .where('merchant', '=', merchant)
    .where('id', '=', memberId)
    .execute();
  await tx
    .deleteFrom('one_time_password')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('sent_to', '=', '')
    .execute();
}
