import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';

export async function hasQuestions(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('security_answer')
    .select('question')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .executeTakeFirst();
  return row !== undefined;
}

/** In an order that does not change, so that staff asks and answers alike. */
export const answersOf = (db: Kysely<Database>, { merchant, memberId }: Owner) =>
  db
    .selectFrom('security_answer')
    .select(['question', 'answer_hash', 'answered_at'])
    .where((its) => its.and({ merchant, member_id: memberId }))
    .orderBy('question')
    .execute();

export async function noteAnswered(
  tx: Tx,
  { merchant, memberId }: Owner,
  now: number,
): Promise<void> {
  await tx
    .updateTable('security_answer')
    .set({ answered_at: new Date(now) })
    .where((its) => its.and({ merchant, member_id: memberId }))
    .execute();
}

export interface HashedAnswer {
  readonly question: string;
  readonly answer_hash: string;
}

/** Those of before go. */
export async function writeAnswers(
  tx: Tx,
  { merchant, memberId }: Owner,
  answers: readonly HashedAnswer[],
  now: number,
): Promise<void> {
  await tx
    .deleteFrom('security_answer')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .execute();
  await tx
    .insertInto('security_answer')
    .values(
      answers.map((one) => ({ merchant, member_id: memberId, set_at: new Date(now), ...one })),
    )
    .execute();
}
