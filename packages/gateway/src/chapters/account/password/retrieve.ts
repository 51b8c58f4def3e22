import type { Body, Payload } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../../kernel/database/transact.ts';
import { addressSubject, countAgainst, isBeyond, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { identityOf } from '../identity/identity.ts';
import { accountKey, findByMobile } from '../member/store.ts';
import { forgetFailures, openAgain } from '../session/attempts.ts';
import { endCredentials } from '../session/credentials.ts';
import { endEverySession, tellSessions } from '../session/store.ts';
import { requireCode, consumeCode } from '../verification/codes.ts';
import { mobileKey } from '../verification/phone.ts';
import { setPassword } from './change.ts';
import { ONE_TIME_LIFE } from './one-time.ts';
import { requireGoodPassword } from './rules.ts';

export async function retrieveByPhone(
  services: Services,
  merchant: Merchant,
  payload: Payload<'retrieveByPhone'>,
  request: FastifyRequest,
): Promise<{ userName: string }> {
  const { db, clock, passwords } = services;
  const { code } = merchant;
  const address = addressSubject(request.ip);
  await countAgainst(db, limits.retrieveAddress, code, address, clock());
  const mobile = mobileKey(payload.countryDialingCode, payload.mobileNum);
  const { newPassword } = payload;
  const rule = {
    names: [mobile, payload.mobileNum],
    site: merchant.name,
    field: 'newPassword',
  } as const;
  requireGoodPassword(newPassword, rule);
  const useUp = await proveMobile(services, merchant, mobile, payload);
  const member = await findByMobile(db, code, mobile);
  if (member === undefined) throw new Refusal('sms.wrong');
  // Another password may be tried with the same code.
  requireGoodPassword(newPassword, { ...rule, names: [member.account] });
  if (await passwords.verify(newPassword, member.password_hash)) {
    throw new Refusal('modify.new.old.same');
  }
  const hash = await passwords.hash(newPassword);
  await useUp();
  const owner = { merchant: code, memberId: member.id };
  await transact(db, async (tx) => {
    await setPassword(tx, owner, hash);
    await endEverySession({ db: tx, events: services.events }, code, member.id, clock());
    await endCredentials(tx, owner);
  });
  // Whoever forgot a password has failed with it: that no longer stands in the way.
  tellSessions(services.live, owner);
  const source = { merchant: code, accountKey: member.account_key, address, device: undefined };
  await forgetFailures(db, source);
  await openAgain(db, source);
  return { userName: member.account };
}

/** Refuses, or returns what uses the proof up. */
async function proveMobile(
  services: Services,
  merchant: Merchant,
  mobile: string,
  { verificationCode, firebaseIdToken }: Payload<'retrieveByPhone'>,
): Promise<() => Promise<void>> {
  if (firebaseIdToken !== undefined) {
    const proven = await identityOf(services, merchant, firebaseIdToken);
    if (proven?.mobile !== mobile) throw new Refusal('sms.wrong');
    return async () => {};
  }
  if (verificationCode === undefined) {
    const errors = [{ field: 'verificationCode', code: 'required' }];
    throw new Refusal('request.invalid', { errors });
  }
  const whose = { merchant: merchant.code, mobile, purpose: 'retrieve' } as const;
  await requireCode(services, whose, verificationCode, services.clock());
  return () => consumeCode(services, whose, verificationCode, services.clock());
}

/**
 * Always the same answer, at once: whether the account exists, and whether the
 * address is its own, is told to nobody but the address.
 */
export async function retrieveByEmail(
  services: Services,
  merchant: Merchant,
  { username, email }: Body<'retrieveByEmail'>,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock, outbox } = services;
  const now = clock();
  const { code } = merchant;
  await countAgainst(db, limits.retrieveAddress, code, addressSubject(request.ip), now);
  const key = accountKey(username);
  const isTooMuch = await isBeyond(db, limits.retrieveAccount, code, key, now);
  if (isTooMuch) return;
  await transact(db, (tx) =>
    outbox.write(tx, {
      merchant: code,
      // Whoever names another address must not take this one’s away.
      topic: `password:${key}:${email}`,
      expiresAt: now + ONE_TIME_LIFE,
      content: {
        kind: 'mail',
        step: 'password',
        data: {
          account: key,
          email,
          site: merchant.name,
          language: String(request.headers['language'] ?? ''),
        },
      },
    }),
  );
  outbox.wake();
}
