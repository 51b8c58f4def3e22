import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { memberNamed } from '../named.ts';
import { letterOf } from '../owner/written.ts';
import { answersOf } from '../questions/store.ts';
import { lockMember } from '../store.ts';
import { authenticatorOf, deleteAuthenticator } from '../session/authenticator.ts';

const SHORTEST_REASON = 10;

/** So long a right answer to the questions of an account counts. */
const ANSWERED = 24 * 3_600_000;

const answersAmong = (
  answers: readonly { readonly answered_at: Date | null }[],
  now: number,
): 'none' | 'right' | 'missing' => {
  if (answers.length === 0) return 'none';
  const isRight = answers.every(
    ({ answered_at: at }) => at !== null && at.getTime() > now - ANSWERED,
  );
  return isRight ? 'right' : 'missing';
};

/**
 * Whoever lost the app and the codes for that: two people have seen who they
 * are. Where the account has questions they were answered beside it; whoever
 * cannot answer them takes a third.
 */
export const removeAuthenticator = defineAct({
  name: 'authenticator.remove',
  text: 'took an authenticator away from an account',
  permission: 'identity',
  subjectKind: 'member',
  params: Type.Object(
    { account: Type.String({ maxLength: 80, description: 'of the member' }) },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params, now }) {
    const member = await memberNamed(tx, merchant, params.account);
    await lockMember(tx, merchant.code, member.id);
    const owner = { merchant: merchant.code, memberId: member.id };
    const authenticator = await authenticatorOf(tx, owner);
    const answers = answersAmong(await answersOf(tx, owner), now);
    const version = authenticator?.begun_at.toISOString() ?? '';
    return { subject: member.id.toString(), version, member, authenticator, answers };
  },
  approval: { of: (_, { answers }) => ({ eyes: answers === 'missing' ? 3 : 2 }) },
  async run({ tx, merchant, reason, now, events }, { member, authenticator, answers }) {
    if (authenticator === undefined) throw new ActRefusal('This account has no authenticator.');
    if (reason.trim().length < SHORTEST_REASON) {
      throw new ActRefusal('Say how they proved who they are: --reason, without naming anybody.');
    }
    await deleteAuthenticator(tx, { merchant: merchant.code, memberId: member.id });
    const visitor = { device: '', address: '', country: '' };
    const notice = { what: 'totpRemoved' } as const;
    const letter = letterOf({ merchant, notice, visitor, now, isLast: false });
    await events.ownerTold(tx, { merchant, memberId: member.id, ...letter, now });
    return {
      before: { authenticator: true, answers },
      after: { authenticator: false },
      result: { account: member.account },
    };
  },
});
