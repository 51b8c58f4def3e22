import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { MessagesTables } from '../tables.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { GUEST } from '../../../kernel/member-types.ts';
import { cleanTexts } from '../../../kernel/sites/content/cleaner.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

export interface Letter {
  readonly kind: MessagesTables['message']['kind'];
  /** Plain text, by language. */
  readonly titles: Texts;
  /** HTML, by language. */
  readonly contents: Texts;
}

/** A statement writes so many, so that none runs into its limit of time. */
const LOT = 10_000;

/** Into the inbox of one member, the HTML cleaned; answers the letter's number. */
export async function writeLetter(
  tx: Tx,
  merchant: Merchant,
  memberId: bigint,
  letter: Letter,
  now: number,
): Promise<bigint> {
  const row = await tx
    .insertInto('message')
    .values({ merchant: merchant.code, member_id: memberId, ...columnsOf(merchant, letter, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Into every inbox there is: guests of free play have none. Answers how many. */
export async function writeLetters(
  tx: Tx,
  merchant: Merchant,
  letter: Letter,
  now: number,
): Promise<number> {
  const { kind, titles, contents, at } = columnsOf(merchant, letter, now);
  let count = 0;
  let last: bigint | null = 0n;
  while (last !== null) {
    const { rows }: { rows: { last: bigint | null; count: bigint }[] } = await sql<{
      last: bigint | null;
      count: bigint;
    }>`
      WITH written AS (
        INSERT INTO message (merchant, member_id, kind, titles, contents, at)
        SELECT merchant, id, ${kind}::text, ${titles}::jsonb, ${contents}::jsonb,
          ${at}::timestamptz
        FROM member WHERE merchant = ${merchant.code} AND id > ${last} AND type <> ${GUEST}
        ORDER BY id LIMIT ${LOT}
        RETURNING member_id
      )
      SELECT max(member_id) AS last, count(*) AS count FROM written`.execute(tx);
    count += Number(rows[0]?.count ?? 0n);
    last = rows[0]?.last ?? null;
  }
  return count;
}

function columnsOf(merchant: Merchant, { kind, titles, contents }: Letter, now: number) {
  return {
    kind,
    titles: JSON.stringify(titles),
    contents: JSON.stringify(cleanTexts(merchant, contents)),
    at: new Date(now),
    read_at: null,
  };
}

/** More than these find out when they look next. */
const MOST_TOLD = 2_000;

/** Members with a session that goes on, who may have a page open; those seen last first. */
export async function presentMembers(
  db: Kysely<Database>,
  { code, idleMinutes }: Merchant,
  now: number,
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('session')
    .select('member_id')
    .where('merchant', '=', code)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - idleMinutes * 60_000))
    .groupBy('member_id')
    .orderBy((its) => its.fn.max('last_seen_at'), 'desc')
    .limit(MOST_TOLD)
    .execute();
  return rows.map(({ member_id: memberId }) => memberId);
}
