import type { Payload } from '@livery/contract';
import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import {
  accountKey,
  getMember,
  keepConsents,
  type Member,
  noMarketing,
  ofChannels,
} from '../../member/index.ts';
import type { UseUp } from '../identity/once.ts';
import { mobileKey } from '../verification/phone.ts';
import { isAsked } from './rules.ts';
import { fieldNames, type FieldName, type Settings } from '../settings/registration.ts';

export interface NewAccount {
  readonly given: Payload<'register'>;
  readonly settings: Settings;
  readonly account: string;
  readonly mobile?: string;
  readonly useUp?: UseUp;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | null;
  readonly affiliateCode: string | null;
  readonly recommenderId: bigint | null;
  readonly language: string;
  readonly now: number;
}

/** Columns of their own, or secrets, or of use only once. */
const ELSEWHERE = new Set([
  'username',
  'password',
  'confirmPassword',
  'verificationCode',
  'captcha',
  'affiliateCode',
  'recommenderId',
  'paymentPassword',
  'birthday',
  'email',
  'nickname',
]);

/** The member and an empty wallet, or neither. */
export function openAccount(
  { db, events }: Pick<Services, 'db' | 'events'>,
  merchant: Merchant,
  made: NewAccount,
): Promise<Member> {
  const { given, account, mobile } = made;
  const asked = <T>(field: FieldName, value: T | undefined): T | null =>
    isAsked(made.settings, field) ? (value ?? null) : null;
  const offers = ofChannels(given.marketing ?? noMarketing);
  return transact(db, async (tx) => {
    const member = await tx
      .insertInto('member')
      .values({
        merchant: merchant.code,
        account,
        account_key: accountKey(account),
        nickname: asked('nickname', given.nickname) ?? account,
        type: 0,
        password_hash: made.passwordHash,
        payment_password_hash: made.paymentPasswordHash,
        mobile: mobile ?? null,
        mobile_verified: mobile !== undefined,
        email: asked('email', given.email),
        birthday: asked('birthday', given.birthday),
        profile: JSON.stringify(profileOf(made)),
        marketing: JSON.stringify(offers),
        affiliate_code: made.affiliateCode,
        recommender_id: made.recommenderId,
        google_id: null,
        facebook_id: null,
        contact_proved_at: mobile === undefined ? null : new Date(made.now),
        language: made.language,
        registered_by: given.registerMethod ?? '',
        created_at: new Date(made.now),
        last_login_at: null,
        last_login_ip: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const said = { text: '', language: made.language, now: made.now };
    const owner = { merchant: merchant.code, memberId: member.id };
    await keepConsents(tx, owner, noMarketing, offers, said);
    await made.useUp?.(tx, member.id);
    await events.accountOpened(tx, {
      merchant,
      memberId: member.id,
      language: made.language,
      now: made.now,
    });
    // Who stands below an agent is what that makes of them.
    return getMember(tx, merchant.code, member.id);
  });
}

/** Only what the site asked for is kept: what nobody wanted to know, nobody should. */
function profileOf({ given, settings, mobile }: NewAccount): Record<string, string> {
  const values = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fieldNames.flatMap((field): [string, string][] => {
      const value = values[field];
      if (ELSEWHERE.has(field) || !isAsked(settings, field) || typeof value !== 'string') return [];
      if (field !== 'mobileNum') return [[field, value]];
      // One that was proven has a column of its own.
      const isProven = mobile !== undefined;
      return isProven ? [] : [[field, mobileKey(given.countryDialingCode ?? '', value)]];
    }),
  );
}
