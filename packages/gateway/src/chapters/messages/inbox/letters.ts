import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { MessagesTables } from '../tables.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { cleanTexts } from '../../../kernel/sites/content/cleaner.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

export interface Letter {
  readonly kind: MessagesTables['message']['kind'];
  /** Plain text, by language. */
  readonly titles: Texts;
  /** HTML, by language. */
  readonly contents: Texts;
}

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
    .values({
      merchant: merchant.code,
      member_id: memberId,
      ...letterColumns(merchant, letter, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function letterColumns(merchant: Merchant, { kind, titles, contents }: Letter, now: number) {
  return {
    kind,
    titles: JSON.stringify(titles),
    contents: JSON.stringify(cleanTexts(merchant, contents)),
    at: new Date(now),
    read_at: null,
  };
}

/** Of these members those with a session that goes on, who may have a page open. */
export async function presentMembers(
  db: Kysely<Database>,
  { code, idleMinutes }: Merchant,
  members: readonly bigint[],
  now: number,
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('session')
    .select('member_id')
    .where('merchant', '=', code)
    .where('member_id', '=', sql<bigint>`ANY(${members.map(String)}::bigint[])`)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - idleMinutes * 60_000))
    .groupBy('member_id')
    .execute();
  return rows.map(({ member_id: memberId }) => memberId);
}
