import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { MemberTable } from './tables.ts';

export type Member = Selectable<MemberTable>;

/** Names differ by more than case, so that nobody can pass for somebody else. */
export function accountKey(account: string): string {
  return account.toLowerCase();
}

export interface NewMember {
  readonly merchant: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly passwordHash: string | null;
  readonly now: number;
}

/** What only a registration asks for. */
const nobodyKnows = {
  mobile: null,
  email: null,
  birthday: null,
  affiliate_code: null,
  recommender_id: null,
  payment_password_hash: null,
  google_id: null,
  facebook_id: null,
} as const;

export function createMember(db: Kysely<Database>, member: NewMember): Promise<{ id: bigint }> {
  return db
    .insertInto('member')
    .values({
      merchant: member.merchant,
      account: member.account,
      account_key: accountKey(member.account),
      nickname: member.nickname,
      type: member.type,
      password_hash: member.passwordHash,
      ...nobodyKnows,
      created_at: new Date(member.now),
      last_login_at: null,
      last_login_ip: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function findByAccount(
  db: Kysely<Database>,
  merchant: string,
  key: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('account_key', '=', key)
    .executeTakeFirst();
}

export function findByMobile(
  db: Kysely<Database>,
  merchant: string,
  mobile: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('mobile', '=', mobile)
    .where('mobile_verified', '=', true)
    .executeTakeFirst();
}

export function getMember(db: Kysely<Database>, merchant: string, id: bigint): Promise<Member> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whoever is being let in at this moment is waited for, or waits. */
export async function lockMember(
  db: Kysely<Database>,
  merchant: string,
  id: bigint,
): Promise<void> {
  await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

export async function noteLogin(
  db: Kysely<Database>,
  merchant: string,
  id: bigint,
  address: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ last_login_at: new Date(now), last_login_ip: address })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute();
}

export async function setHeadIcon(
  db: Kysely<Database>,
  merchant: string,
  id: bigint,
  icon: string,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ head_icon: icon })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute();
}
