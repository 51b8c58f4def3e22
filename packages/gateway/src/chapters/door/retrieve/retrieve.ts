import type { Body, Payload } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { identityOf } from '../identity/identity.ts';
import { senderOf, usedFor, usingUp, type UseUp } from '../identity/once.ts';
import {
  accountKey,
  endCredentials,
  endEverySession,
  endUnproven,
  findByMobile,
  findFormer,
  type FormerContact,
  getMember,
  knowBrowser,
  type Member,
  ONE_TIME_LIFE,
  requireGoodPassword,
  lockMember,
  setPassword,
  takeBackAccount,
  tellOwner,
  tellSessions,
  visitorOf,
} from '../../member/index.ts';
import { forgetFailures, openAgain } from '../tries/attempts.ts';
import { requireCode, spendCode } from '../verification/codes.ts';
import { mobileKey } from '../verification/phone.ts';

export interface Retrieval {
  readonly merchant: Merchant;
  readonly payload: Payload<'retrieveByPhone'>;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export async function retrieveByPhone(
  services: Services,
  asked: Retrieval,
): Promise<{ userName: string }> {
  return setForgotten(services, asked).catch(async (error: unknown) => {
    // The password may be the same because this request has set it, and its answer was lost.
    const mine = await retrievedBefore(services, asked);
    if (mine === undefined) throw error;
    return { userName: mine.account };
  });
}

async function setForgotten(services: Services, asked: Retrieval): Promise<{ userName: string }> {
  const { db, clock, passwords, vault } = services;
  const { merchant, payload, request, reply } = asked;
  const { code } = merchant;
  const mobile = mobileKey(payload.countryDialingCode, payload.mobileNum);
  const { newPassword } = payload;
  const rule = {
    names: [mobile, payload.mobileNum],
    site: merchant.name,
    field: 'newPassword',
  } as const;
  requireGoodPassword(newPassword, rule);
  const useUp = await proveMobile(services, asked, mobile);
  const { member, former } = await whoseIs(services, code, mobile);
  if (member === undefined) throw new Refusal('sms.wrong');
  // Another password may be tried with the same code.
  requireGoodPassword(newPassword, { ...rule, names: [member.account] });
  if (await passwords.verify(code, newPassword, member.password_hash)) {
    throw new Refusal('modify.new.old.same');
  }
  const hash = await passwords.hash(code, newPassword);
  const owner = { merchant: code, memberId: member.id };
  const visitor = visitorOf(services, merchant, request);
  const isFirst = await transact(db, async (tx) => {
    const happening = { merchant, memberId: member.id, visitor, now: clock() };
    // The guard first, which whoever hears of it takes.
    if (former) await services.events.contactSet(tx, happening);
    // Whoever repeats it must not undo what was set in between.
    if (!(await useUp(tx, member.id))) return false;
    if (former) {
      await lockMember(tx, code, member.id);
      await tellOwner(services, tx, happening, { what: 'mobile', mayUndo: false });
      if (!(await takeBackAccount(tx, owner, former, clock()))) throw new Refusal('sms.wrong');
    }
    await setPassword(tx, owner, hash);
    await endEverySession({ db: tx, events: services.events }, code, member.id, clock());
    await endCredentials(tx, owner);
    const language = languageOf(merchant, request);
    const doors = await endUnproven(tx, owner, { now: clock(), language });
    await tellOwner(services, tx, happening, { what: 'retrieval', ...doors });
    return true;
  });
  if (!isFirst) return { userName: member.account };
  services.outbox.wake();
  // Whoever forgot a password has failed with it: that no longer stands in the way.
  tellSessions(services.live, owner);
  const account = { merchant: code, accountKey: member.account_key };
  const source = { ...account, address: request.ip, device: undefined, browser: undefined };
  await forgetFailures(db, source);
  await openAgain(db, source);
  // Whoever has shown the phone logs in from here, however many guess elsewhere.
  knowBrowser(vault, { ...account, passwordHash: hash }, request, reply);
  return { userName: member.account };
}

/** Whose number it is, or was until a few days ago. */
async function whoseIs(
  { db, clock }: Services,
  merchant: string,
  mobile: string,
): Promise<{ readonly member?: Member | undefined; readonly former?: FormerContact }> {
  const member = await findByMobile(db, merchant, mobile);
  if (member !== undefined) return { member };
  const former = await findFormer(db, merchant, { kind: 'mobile', value: mobile }, clock());
  if (former === undefined) return {};
  return { member: await getMember(db, merchant, former.memberId), former };
}

/** Refuses, or returns what uses the proof up. */
async function proveMobile(services: Services, asked: Retrieval, mobile: string): Promise<UseUp> {
  const { merchant, payload, request } = asked;
  const { verificationCode, firebaseIdToken: token } = payload;
  if (token !== undefined) {
    const proven = await identityOf(services, merchant, token);
    if (proven?.mobile !== mobile) throw new Refusal('sms.wrong');
    return usingUp(shownBy(services, asked, token), proven.expiresAt, new Refusal('sms.wrong'));
  }
  if (verificationCode === undefined) {
    const errors = [{ field: 'verificationCode', code: 'required' }];
    throw new Refusal('request.invalid', { errors });
  }
  const whose = { merchant: merchant.code, mobile, purpose: 'retrieve' } as const;
  const known = await requireCode(services, whose, verificationCode, request);
  const { vault } = services;
  return async (tx) => {
    await spendCode({ db: tx, vault }, known, verificationCode);
    return true;
  };
}

const shownBy = (
  { vault }: Services,
  { merchant, payload, key, request }: Retrieval,
  token: string,
) => {
  const { countryDialingCode, mobileNum, newPassword } = payload;
  const asked = ['retrieve', countryDialingCode, mobileNum, newPassword];
  return { merchant: merchant.code, token, sender: senderOf(vault, { key, request, asked }) };
};

/** The member whose password this very request has set. */
async function retrievedBefore(services: Services, asked: Retrieval): Promise<Member | undefined> {
  const { firebaseIdToken } = asked.payload;
  if (firebaseIdToken === undefined) return undefined;
  const id = await usedFor(services.db, shownBy(services, asked, firebaseIdToken));
  return id === undefined ? undefined : getMember(services.db, asked.merchant.code, id);
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
  const key = accountKey(username);
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
