import { sql, type Kysely } from 'kysely';
import type { Reply } from '@livery/contract';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Owner } from '../session/credentials.ts';
import type { Visitor } from '../session/visitor.ts';

/** What somebody came in by, or tried to. */
export type Means = Reply<'sessionHistory'>['list'][number]['means'];

export interface LoginEntry {
  readonly means: Means;
  readonly visitor: Visitor;
  readonly now: number;
}

export async function noteEntry(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  ok: boolean,
  { means, visitor, now }: LoginEntry,
): Promise<void> {
  await db
    .insertInto('login_record')
    .values({ merchant, member_id: memberId, at: new Date(now), means, ok, ...visitor })
    .execute();
}

/** A name nobody has leaves no record, by the same statement. */
export async function noteFailedEntry(
  db: Kysely<Database>,
  merchant: string,
  accountKey: string,
  { means, visitor, now }: LoginEntry,
): Promise<void> {
  await sql`
    INSERT INTO login_record (merchant, member_id, at, means, ok, device, address, country)
    SELECT merchant, id, ${new Date(now)}::timestamptz, ${means}::text, false,
      ${visitor.device}::text, ${visitor.address}::text, ${visitor.country}::text
    FROM member WHERE merchant = ${merchant} AND account_key = ${accountKey}`.execute(db);
}

/** The newest first. */
export async function historyOf(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<Reply<'sessionHistory'>> {
  const own = db
    .selectFrom('login_record')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId);
  const [rows, counted] = await Promise.all([
    own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select(sql<bigint>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return {
    list: rows.map(({ at, means, ok, device, address, country }) => ({
      at: at.getTime(),
      ip: address,
      device,
      country,
      ok,
      means,
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(Number(counted.count) / pageSize),
  };
}
