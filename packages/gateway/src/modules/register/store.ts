import type { Payload } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Merchant } from '../../merchants.ts';
import { accountKey } from '../member/store.ts';
import { openMemberAccount } from '../wallet/ledger.ts';
import { fieldNames, type Settings } from './settings.ts';

export interface NewAccount {
  readonly given: Payload<'register'>;
  readonly settings: Settings;
  readonly account: string;
  readonly mobile: string | undefined;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | null;
  readonly affiliateCode: string | null;
  readonly recommenderId: bigint | null;
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
  'paymentPassword',
  'birthday',
  'email',
  'nickname',
]);

/** The member and an empty wallet, or neither. */
export function openAccount(
  db: Kysely<Database>,
  merchant: Merchant,
  made: NewAccount,
): Promise<{ id: bigint }> {
  const { given, account, mobile } = made;
  const isAsked = (field: string) => made.settings.fields[field]?.enabled === true;
  return transact(db, async (tx) => {
    const member = await tx
      .insertInto('member')
      .values({
        merchant: merchant.code,
        account,
        account_key: accountKey(account),
        nickname: (isAsked('nickname') ? given.nickname : undefined) ?? account,
        type: 0,
        password_hash: made.passwordHash,
        payment_password_hash: made.paymentPasswordHash,
        mobile: mobile ?? null,
        mobile_verified: mobile !== undefined,
        email: (isAsked('email') ? given.email : undefined) ?? null,
        birthday: given.birthday ?? null,
        profile: JSON.stringify(profileOf(made)),
        marketing: JSON.stringify(given.marketing ?? { sms: false, email: false, push: false }),
        affiliate_code: made.affiliateCode,
        recommender_id: made.recommenderId,
        google_id: null,
        facebook_id: null,
        registered_by: given.registerMethod ?? '',
        created_at: new Date(made.now),
        last_login_at: null,
        last_login_ip: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const owner = { merchant: merchant.code, memberId: member.id };
    await openMemberAccount(tx, { ...owner, kind: 'cash', currency: merchant.currency });
    return member;
  });
}

/** Only what the site asked for is kept: what nobody wanted to know, nobody should. */
function profileOf({ given, settings, mobile }: NewAccount): Record<string, string> {
  const values = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fieldNames.flatMap((field): [string, string][] => {
      const value = values[field];
      const isKept = settings.fields[field]?.enabled === true && !ELSEWHERE.has(field);
      const isProven = field === 'mobileNum' && mobile !== undefined;
      return isKept && !isProven && typeof value === 'string' ? [[field, value]] : [];
    }),
  );
}
