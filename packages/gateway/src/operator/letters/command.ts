import { readFileSync } from 'node:fs';
import { Check, Errors } from 'typebox/value';
import { runAct } from '../../kernel/acts/run.ts';
import { cleanTexts } from '../../kernel/sites/content/cleaner.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { StartError } from '../../kernel/start-error.ts';
import { merchantNamed, orderFrom, repeatNote, type OperatorCommand } from '../terminal/command.ts';
import { ORDER_OPTIONS, orderHelp, readWords } from '../terminal/options.ts';
import { indented, oneLine } from '../terminal/print.ts';
import {
  LetterText,
  sendLetter,
  sendLetterToAll,
  type GivenLetter,
} from '../../chapters/messages/index.ts';

const usage = `Usage: pnpm gateway letter <merchant> <account|all> <file.json>

Writes a letter into the inbox of a member, or of all of them. The file holds
titles, which are plain text, and contents, which are HTML, by language:

  { "titles": { "EN": "Tonight" }, "contents": { "EN": "<p>The tables open at six.</p>" } }

"kind" may be system, personal, promotion or wallet; without, a letter to one
is personal and a letter to all is system. HTML that is not allowed is left out.

${orderHelp}`;

export const letterCommand: OperatorCommand = {
  name: 'letter',
  summary: 'writes a letter into the inbox of a member, or of all',
  usage,
  read(args) {
    const given = readWords(usage, args, ORDER_OPTIONS);
    const [code, account, file, ...more] = given.words;
    if (code === undefined || account === undefined || file === undefined || more.length > 0) {
      throw new StartError(usage);
    }
    const order = orderFrom(given);
    return async (desk) => {
      const merchant = merchantNamed(desk.merchants, code);
      const letter = readLetter(file);
      const report =
        account === 'all'
          ? await runAct(desk, sendLetterToAll, { ...order, merchant, params: { letter } })
          : await runAct(desk, sendLetter, { ...order, merchant, params: { account, letter } });
      const { count } = report.result;
      const who = account === 'all' ? `${count} members` : oneLine(account);
      return `${repeatNote(report)}The letter lies in the inbox of ${who}.\n${changesIn(merchant, letter)}`;
    };
  },
};

function readLetter(file: string): GivenLetter {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}.`,
    );
  }
  if (Check(LetterText, value)) return value;
  const first = Errors(LetterText, value)[0];
  throw new StartError(
    `${file} is no letter: ${first?.instancePath || '/'} ${first?.message ?? ''}. --help shows one.`,
  );
}

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
