import { Type } from 'typebox';
import { defineAct } from '../../../kernel/acts/act.ts';
import { memberNamed } from '../named.ts';
import { consentsOf } from './store.ts';

/** Whoever sends offers has to be able to show what they were agreed to by. */
export const readConsents = defineAct({
  name: 'consents.read',
  permission: 'letters',
  approval: 'alone',
  subjectKind: 'member',
  isReading: true,
  text: 'looked which offers a member agreed to',
  params: Type.Object(
    { account: Type.String({ maxLength: 80, description: 'of the member' }) },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params }) {
    const member = await memberNamed(tx, merchant, params.account);
    const owner = { merchant: merchant.code, memberId: member.id };
    return { subject: member.id.toString(), member, consents: await consentsOf(tx, owner) };
  },
  async run(_, { member, consents }) {
    return {
      before: null,
      after: { lines: consents.length },
      result: {
        account: member.account,
        consents: consents.map(({ at, text_version: text, ...line }) => ({
          ...line,
          text,
          at: at.toISOString(),
        })),
      },
    };
  },
});
