import { sendLetter, sendLetterToAll, type GivenLetter } from '../../chapters/messages/index.ts';
import { cleanTexts } from '../../kernel/sites/content/cleaner.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { commandOf } from '../act/declared.ts';
import { ordering } from '../act/form.ts';
import { indented, oneLine } from '../terminal/print.ts';

export const letterCommand = commandOf({
  name: 'letter',
  summary: 'writes a letter into the inbox of a member, or of all',
  about: `Writes a letter into the inbox of a member, or of all of them. "kind" may be system,
personal, promotion or wallet; without, a letter to one is personal and a letter to
all is system. HTML that is not allowed is left out. A promotion to all goes to
whoever agreed to offers and is not barred. "office queue letters" says how far a letter
to all has come, and "act letter.stop" stops it.`,
  forms: [
    ordering({
      line: 'all <letter>',
      about: 'to everybody but guests of free play, one after the other',
      act: sendLetterToAll,
      say: ({ result }, { merchant, params }) =>
        `It is being written to everybody, as letter ${result.campaign}.\n${changesIn(merchant, params.letter)}`,
    }),
    ordering({
      line: '<account> <letter>',
      about: 'to one member',
      act: sendLetter,
      say: (_, { merchant, params }) => lies(oneLine(params.account), merchant, params.letter),
    }),
  ],
  examples: ['aurora all tonight.json'],
});

const lies = (who: string, merchant: Merchant, letter: GivenLetter): string =>
  `The letter lies in the inbox of ${who}.\n${changesIn(merchant, letter)}`;

/** Whoever typed more than is allowed is shown what members read instead. */
function changesIn(merchant: Merchant, { contents }: GivenLetter): string {
  const clean = cleanTexts(merchant, contents);
  return Object.keys(contents)
    .filter((language) => clean[language] !== contents[language])
    .map(
      (language) => `In ${language} it was written anew as:\n${indented(clean[language] ?? '')}\n`,
    )
    .join('');
}
