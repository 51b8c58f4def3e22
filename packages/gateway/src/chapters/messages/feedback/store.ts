import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** What a list shows of a player's word to the operator: not the word itself. */
export interface FeedbackLine {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly account: string;
  readonly category: string;
  readonly at: Date;
  readonly pictures: bigint;
}

/** What pictures of it are kept under. */
export const feedbackSubject = (id: bigint): string => `feedback:${id}`;

const lines = (db: Kysely<Database>, merchant: string) =>
  db
    .selectFrom('feedback')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'feedback.merchant')
        .onRef('member.id', '=', 'feedback.member_id'),
    )
    .select([
      'feedback.id',
      'feedback.member_id as memberId',
      'member.account',
      'feedback.category',
      'feedback.at',
      sql<bigint>`(
        SELECT count(*) FROM upload
        WHERE upload.merchant = feedback.merchant AND upload.member_id = feedback.member_id
          AND upload.subject = 'feedback:' || feedback.id AND upload.checked)`.as('pictures'),
    ])
    .where('feedback.merchant', '=', merchant);

/** The newest first, from below a number on. */
export function feedbackPage(
  db: Kysely<Database>,
  merchant: string,
  below: bigint | undefined,
  limit: number,
): Promise<FeedbackLine[]> {
  return lines(db, merchant)
    .$if(below !== undefined, (query) => query.where('feedback.id', '<', below ?? 0n))
    .orderBy('feedback.id', 'desc')
    .limit(limit)
    .execute();
}

export function findFeedback(
  db: Kysely<Database>,
  merchant: string,
  id: bigint,
): Promise<(FeedbackLine & { readonly content: string }) | undefined> {
  return lines(db, merchant)
    .select('feedback.content')
    .where('feedback.id', '=', id)
    .executeTakeFirst();
}
