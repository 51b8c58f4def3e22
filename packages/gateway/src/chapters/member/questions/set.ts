import type { Payload } from '@livery/contract';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { tellOwner } from '../owner/notices.ts';
import { requireOwner, type OwnRequest } from '../owner/require-owner.ts';
import { requireStillIn } from '../session/proof.ts';
import { visitorOf } from '../session/visitor.ts';
import { lockMember } from '../store.ts';
import { normalAnswer } from './normal.ts';
import { writeAnswers, type HashedAnswer } from './store.ts';

/** Under the slow hash: what a pet is called is soon guessed against a fast one. */
export async function setQuestions(
  services: Services,
  asked: OwnRequest,
  { answers }: Payload<'setQuestions'>,
): Promise<null> {
  const { db, clock, passwords, outbox } = services;
  const { merchant, session, request } = asked;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  const meant = answers.map(({ question, answer }) => ({ question, answer: normalAnswer(answer) }));
  requireTwo(meant);
  await requireOwner(services, asked);
  const hashed: HashedAnswer[] = [];
  for (const { question, answer } of meant) {
    hashed.push({ question, answer_hash: await passwords.hash(owner.merchant, answer) });
  }
  await transact(db, async (tx) => {
    const now = clock();
    await lockMember(tx, owner.merchant, owner.memberId);
    await requireStillIn(tx, owner.merchant, session.idHash);
    await writeAnswers(tx, owner, hashed, now);
    const visitor = visitorOf(services, merchant, request);
    const happening = { merchant, memberId: owner.memberId, visitor, now };
    await tellOwner(services, tx, happening, { what: 'questions' });
  });
  outbox.wake();
  return null;
}

const wrong = (field: string, code: string): Refusal =>
  new Refusal('request.invalid', { errors: [{ field, code }] });

const isOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** Two questions with two answers: one answer to both is one guess. */
function requireTwo(meant: readonly { question: string; answer: string }[]): void {
  if (meant.some(({ answer }) => answer.length < 2)) throw wrong('answers', 'minLength');
  if (!isOnce(meant.map(({ question }) => question))) throw wrong('question', 'same');
  if (!isOnce(meant.map(({ answer }) => answer))) throw wrong('answer', 'same');
}
