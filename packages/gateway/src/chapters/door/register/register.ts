import type { Payload } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { sqlState } from '../../../kernel/database/transact.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { limits } from '../../../http/guards/limits.ts';
import { admitFrom } from '../../../http/guards/proof-of-work.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { requireCaptcha } from '../captcha/require.ts';
import { identityOf } from '../identity/identity.ts';
import { senderOf, usedFor, usingUp } from '../identity/once.ts';
import {
  accountKey,
  getMember,
  type Member,
  requireGoodPassword,
  requireGoodPaymentPassword,
} from '../../member/index.ts';
import { consumeCode, requireCalm } from '../verification/codes.ts';
import { mobileKey } from '../verification/phone.ts';
import { countIntroduction, invitationOf } from './invitation.ts';
import { isAsked, requireFields } from './rules.ts';
import { isOfAge } from '../../../kernel/time/age.ts';
import { registrationOf, type Settings } from '../settings/registration.ts';
import { openAccount, type NewAccount } from './store.ts';

export interface RegisterRequest {
  readonly merchant: Merchant;
  readonly payload: Payload<'register'>;
  readonly key: string;
  readonly request: FastifyRequest;
}

const UNIQUE_VIOLATION = '23505';

export async function register(services: Services, asked: RegisterRequest): Promise<Member> {
  return openNew(services, asked).catch(async (error: unknown) => {
    // What stands in its way may be what it did itself, when its answer was lost.
    const mine = await registeredBefore(services, asked);
    if (mine === undefined) throw error;
    return mine;
  });
}

/** What a form can be wrong in is looked at before a captcha or a code is used up on it. */
async function openNew(services: Services, asked: RegisterRequest): Promise<Member> {
  const { db, clock, passwords } = services;
  const { merchant, payload: given, request } = asked;
  const now = clock();
  const settings = await registrationOf(services, merchant);
  if (given.variant === 'mobile' && !settings.methods.mobile)
    throw new Refusal('permission.denied');
  requireFields(settings, given);
  if (given.password !== given.confirmPassword) throw new Refusal('confirm.mismatch');
  const account = given.variant === 'mobile' ? madeUpName() : given.username;
  requireGoodPassword(given.password, {
    names: [account, given.mobileNum, given.email],
    site: merchant.name,
    field: 'password',
  });
  if (given.paymentPassword !== undefined) {
    const { birthday } = given;
    requireGoodPaymentPassword(given.paymentPassword, { birthday, field: 'paymentPassword' });
  }
  requireAge(merchant, given.birthday, now);
  await admitFrom(services, limits.registerAddress, merchant.code, request);
  await countIntroduction(services, merchant, settings, given, request);
  if (settings.smsVerification) await requireCalm(services, merchant.code, request);
  if (settings.captcha) {
    await requireCaptcha(services, merchant.code, request, given.captcha);
  }
  const invited = await invitationOf(db, merchant, settings, given, now);
  await requireFree(db, merchant.code, account, given.email);
  const proven = await provenMobile(services, asked, settings);
  const passwordHash = await passwords.hash(merchant.code, given.password);
  const paymentPasswordHash =
    given.paymentPassword === undefined || !isAsked(settings, 'paymentPassword')
      ? null
      : await passwords.hash(merchant.code, given.paymentPassword);
  try {
    return await openAccount(services, merchant, {
      given,
      settings,
      account,
      ...proven,
      passwordHash,
      paymentPasswordHash,
      ...invited,
      language: languageOf(merchant, request),
      now,
    });
  } catch (error) {
    throw takenBy(error);
  }
}

/** A name for those who have only a number: it tells nothing of it, and nobody else drew it. */
const madeUpName = (): string => `m${randomInt(1e12, 1e13)}`;

function requireAge(merchant: Merchant, birthday: string | undefined, now: number): void {
  if (birthday === undefined) return;
  if (isOfAge(birthday, merchant.minAge, dayIn(merchant.timeZone, now))) return;
  throw new Refusal('age.under', { params: { age: merchant.minAge } });
}

/** Nothing where no number was proven; an unproven one could be anybody's. */
async function provenMobile(
  services: Services,
  asked: RegisterRequest,
  settings: Settings,
): Promise<Pick<NewAccount, 'mobile' | 'useUp'>> {
  const { merchant, payload: given } = asked;
  if (!settings.smsVerification || given.mobileNum === undefined) return {};
  const mobile = mobileKey(given.countryDialingCode ?? '', given.mobileNum);
  const token = given.firebaseIdToken;
  if (token !== undefined) {
    const refusal = new Refusal('sms.wrong');
    const proven = await identityOf(services, merchant, token);
    if (proven?.mobile !== mobile) throw refusal;
    return { mobile, useUp: usingUp(shownBy(services, asked, token), proven.expiresAt, refusal) };
  }
  const whose = { merchant: merchant.code, mobile, purpose: 'register' } as const;
  await consumeCode(services, whose, given.verificationCode ?? '', asked.request);
  return { mobile };
}

function shownBy(
  { vault }: Services,
  { merchant, payload, ...sent }: RegisterRequest,
  token: string,
) {
  const name = payload.variant === 'mobile' ? [] : [payload.username];
  const asked = ['register', payload.mobileNum ?? '', payload.password, ...name];
  return { merchant: merchant.code, token, sender: senderOf(vault, { ...sent, asked }) };
}

/** The account that this very request opened. */
async function registeredBefore(
  services: Services,
  asked: RegisterRequest,
): Promise<Member | undefined> {
  const { firebaseIdToken } = asked.payload;
  if (firebaseIdToken === undefined) return undefined;
  const id = await usedFor(services.db, shownBy(services, asked, firebaseIdToken));
  return id === undefined ? undefined : getMember(services.db, asked.merchant.code, id);
}

/** A code is not used up on a name somebody has; two who come at once meet in the database. */
async function requireFree(
  db: Services['db'],
  merchant: string,
  account: string,
  email: string | undefined,
): Promise<void> {
  const others = await db
    .selectFrom('member')
    .select('account_key')
    .where('merchant', '=', merchant)
    .where((its) =>
      its.or([
        its('account_key', '=', accountKey(account)),
        its(its.fn<string>('lower', ['email']), '=', email?.toLowerCase() ?? null),
      ]),
    )
    .execute();
  if (others.some(({ account_key: key }) => key === accountKey(account))) {
    throw new Refusal('username.taken');
  }
  if (others.length > 0) throw new Refusal('email.taken');
}

const takenNames = {
  member_merchant_account_key_key: 'username.taken',
  member_mobile: 'mobile.taken',
  member_email: 'email.taken',
} as const;

function takenBy(error: unknown): unknown {
  if (sqlState(error) !== UNIQUE_VIOLATION) return error;
  const name = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const code = Object.entries(takenNames).find(([constraint]) => constraint === name)?.[1];
  return code === undefined ? error : new Refusal(code);
}
