import type { Body, Payload } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { addressSubject, countAgainst, isBeyond, limits } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import { identityOf } from '../identity/identity.ts';
import { accountKey, findByAccount, findByMobile } from '../member/store.ts';
import { endCredentials } from '../session/credentials.ts';
import { endEverySession } from '../session/store.ts';
import { useCode } from '../verification/codes.ts';
import { mobileKey } from '../verification/phone.ts';
import { textsFor } from '../verification/texts.ts';
import { setPassword } from './change.ts';
import { makeOneTimePassword } from './one-time.ts';
import { requireGoodPassword } from './rules.ts';

export async function retrieveByPhone(
  platform: Platform,
  merchant: Merchant,
  payload: Payload<'retrieveByPhone'>,
  request: FastifyRequest,
): Promise<{ userName: string }> {
  const { db, clock, passwords } = platform;
  const { code } = merchant;
  await countAgainst(db, limits.retrieveAddress, code, addressSubject(request.ip), clock());
  const mobile = mobileKey(payload.countryDialingCode, payload.mobileNum);
  // A bad password is told before the code is used up on it.
  requireGoodPassword(payload.newPassword, '', merchant.name);
  await proveMobile(platform, merchant, mobile, payload);
  const member = await findByMobile(db, code, mobile);
  if (member === undefined) throw new Refusal('sms.wrong');
  if (await passwords.verify(payload.newPassword, member.password_hash)) {
    throw new Refusal('modify.new.old.same');
  }
  const owner = { merchant: code, memberId: member.id };
  await setPassword(platform, owner, payload.newPassword);
  await endEverySession(db, code, member.id, clock());
  await endCredentials(db, owner);
  return { userName: member.account };
}

async function proveMobile(
  platform: Platform,
  merchant: Merchant,
  mobile: string,
  { verificationCode, firebaseIdToken }: Payload<'retrieveByPhone'>,
): Promise<void> {
  if (firebaseIdToken !== undefined) {
    const proven = await identityOf(platform, merchant, firebaseIdToken);
    if (proven.mobile !== mobile) throw new Refusal('sms.wrong');
    return;
  }
  if (verificationCode === undefined) {
    const errors = [{ field: 'verificationCode', code: 'required' }];
    throw new Refusal('request.invalid', { errors });
  }
  const whose = { merchant: merchant.code, mobile, purpose: 'retrieve' } as const;
  await useCode(platform.db, whose, verificationCode, platform.clock());
}

/**
 * Always the same answer, at once: whether the account exists, and whether the
 * address is its own, is told to nobody but the address.
 */
export async function retrieveByEmail(
  platform: Platform,
  merchant: Merchant,
  { username, email }: Body<'retrieveByEmail'>,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = platform;
  const now = clock();
  const { code } = merchant;
  await countAgainst(db, limits.retrieveAddress, code, addressSubject(request.ip), now);
  const key = accountKey(username);
  const isTooMuch = await isBeyond(db, limits.retrieveAccount, code, key, now);
  if (isTooMuch) return;
  const texts = textsFor(request.headers['language']);
  const send = async () => {
    const member = await findByAccount(db, code, key);
    const isOwn = member?.email?.toLowerCase() === email.trim().toLowerCase();
    if (member === undefined || !isOwn) return;
    const password = await makeOneTimePassword(db, { merchant: code, memberId: member.id }, now);
    await platform.senders.sendMail({
      merchant: code,
      to: member.email ?? '',
      subject: texts.resetSubject(merchant.name),
      text: texts.reset(merchant.name, member.account, password),
    });
  };
  void send().catch((error: unknown) => request.log.warn({ err: error }, 'a mail was not sent'));
}
