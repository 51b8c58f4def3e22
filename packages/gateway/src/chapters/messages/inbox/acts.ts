import { Type } from 'typebox';
import { lockMember, memberNamed } from '../../member/index.ts';
import { defineAct, type ActOutcome } from '../../../kernel/acts/act.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { isGuest } from '../../../kernel/member-types.ts';
import { letterFacts, LetterText, ofLetter, soundLetter } from './given.ts';
import { writeLetter } from './letters.ts';
import { unreadNews } from './unread.ts';

export const sendLetter = defineAct({
  ...ofLetter,
  name: 'letter.send',
  text: 'wrote a letter',
  params: Type.Object(
    {
      account: Type.String({ maxLength: 80, description: 'of the member' }),
      letter: LetterText,
    },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params }) {
    const member = await memberNamed(tx, merchant, params.account);
    if (isGuest(member.type)) {
      throw new ActRefusal(`${member.account} is a guest of free play and has no inbox.`);
    }
    await lockMember(tx, merchant.code, member.id);
    return { subject: `member ${member.id}`, member };
  },
  async run({ tx, merchant, params, now }, { member }): Promise<ActOutcome<{ count: number }>> {
    const letter = soundLetter(merchant, params.letter, 'personal');
    const id = await writeLetter(tx, merchant, member.id, letter, now);
    return {
      before: null,
      after: { letter: id.toString(), ...letterFacts(letter) },
      result: { count: 1 },
      news: (db) => unreadNews(db, merchant.code, [member.id]),
    };
  },
});
