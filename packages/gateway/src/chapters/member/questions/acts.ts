import { Type } from 'typebox';
import { limits, waitFor } from '../../../http/guards/limits.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import { memberNamed } from '../named.ts';
import { lockMember } from '../store.ts';
import { normalAnswer } from './normal.ts';
import { answersOf, noteAnswered } from './store.ts';

const closed = { additionalProperties: false } as const;
const account = Type.String({ maxLength: 80, description: 'of the member' });
const answer = (which: string) =>
  Type.String({ maxLength: 80, description: `what they said to the ${which} question` });

async function holdAnswers({ tx, merchant, params }: Scene<{ readonly account: string }>) {
  const member = await memberNamed(tx, merchant, params.account);
  await lockMember(tx, merchant.code, member.id);
  const owner = { merchant: merchant.code, memberId: member.id };
  const answers = await answersOf(tx, owner);
  if (answers.length === 0) throw new ActRefusal(`${member.account} has no security questions.`);
  return { subject: member.id.toString(), member, owner, answers };
}

const ofQuestions = { permission: 'identity', approval: 'alone', subjectKind: 'member' } as const;

/** What is to be asked, in the order in which answers are given. */
export const readQuestions = defineAct({
  ...ofQuestions,
  name: 'questions.read',
  isReading: true,
  text: 'looked what a member is to be asked',
  params: Type.Object({ account }, closed),
  hold: holdAnswers,
  async run(_, { member, answers }) {
    const questions = answers.map(({ question }) => question);
    return { before: null, after: null, result: { account: member.account, questions } };
  },
});

/**
 * Beside another proof and never alone: it opens nothing, and only says to
 * whoever takes an authenticator away that the person knew the answers. Which
 * of them was wrong is told to nobody.
 */
export const checkAnswers = defineAct({
  ...ofQuestions,
  name: 'questions.check',
  text: 'asked a member their security questions',
  params: Type.Object({ account, first: answer('first'), second: answer('second') }, closed),
  hold: holdAnswers,
  async run({ tx, merchant, params, now, passwords }, { member, owner, answers }) {
    const subject = owner.memberId.toString();
    if ((await waitFor(tx, limits.answersMember, merchant.code, subject, now)) > 0) {
      throw new ActRefusal('Three tries a day: ask again tomorrow, or have three people decide.');
    }
    const { verify } = await passwords();
    const said = [params.first, params.second];
    const found: boolean[] = [];
    // Each, whatever came of the one before.
    for (const [at, { answer_hash }] of answers.entries()) {
      found.push(await verify(merchant.code, normalAnswer(said[at] ?? ''), answer_hash));
    }
    const areRight = found.every(Boolean);
    if (areRight) await noteAnswered(tx, owner, now);
    return {
      before: null,
      after: { right: areRight },
      result: { account: member.account, right: areRight },
    };
  },
});
