import { Type } from 'typebox';
import { feedbackSubject, findFeedback } from './store.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { picturesOf } from '../../../kernel/uploads/uploads.ts';

/** A letter of a person: whoever reads it is written down. */
export const readFeedback = defineAct({
  name: 'feedback.read',
  isReading: true,
  text: 'read a player’s letter',
  permission: 'feedback',
  approval: 'alone',
  subjectKind: 'feedback',
  params: Type.Object(
    {
      id: Type.String({
        pattern: '^\\d{1,18}$',
        title: 'number of a letter',
        description: 'of a letter, as the list has it',
      }),
    },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params: { id } }) {
    const feedback = await findFeedback(tx, merchant.code, BigInt(id));
    if (feedback === undefined) {
      throw new ActRefusal(
        `${merchant.code} has no letter ${id}. pnpm gateway feedback ${merchant.code} lists those there are.`,
      );
    }
    return { subject: id, feedback };
  },
  async run({ tx, merchant }, { feedback }) {
    const { id, memberId } = feedback;
    const subject = feedbackSubject(id);
    const pictures = await picturesOf(tx, { merchant: merchant.code, memberId, subject });
    return {
      before: null,
      after: { member: memberId.toString(), pictures: pictures.length },
      result: { feedback, pictures },
    };
  },
});
