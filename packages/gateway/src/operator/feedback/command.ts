import { feedbackPage, readFeedback } from '../../chapters/messages/index.ts';
import { StartError } from '../../kernel/start-error.ts';
import { commandOf } from '../act/declared.ts';
import { ordering, reporting } from '../act/form.ts';
import { numberIn, PAGE, type OpenDesk } from '../terminal/command.ts';
import { intoFolder, requirePictureFolder, writePictures } from '../terminal/pictures.ts';
import { columns, counted, indented, minuteOf, oneLine } from '../terminal/print.ts';

export const feedbackCommand = commandOf({
  name: 'feedback',
  summary: 'lists and shows what players wrote, with their pictures',
  about: `Lists what players wrote to the operator, the newest first, or shows one letter.
Reading a letter is written into the audit.`,
  forms: [
    reporting({
      line: '',
      about: 'lists them',
      options: { after: { takes: '<id>', about: 'goes on behind this letter of the list' } },
      say: ({ desk, merchant, options: { after } }) => list(desk, merchant.code, after),
    }),
    ordering({
      line: '<id>',
      about: 'shows one',
      act: readFeedback,
      isReading: true,
      options: intoFolder,
      before: ({ options }) => requirePictureFolder(options['pictures']),
      async say({ result: { feedback, pictures } }, { desk, options }) {
        const name = `feedback-${feedback.id}`;
        const files = await writePictures(desk.objects, options['pictures'], name, pictures);
        return [
          `${feedback.id}, ${oneLine(feedback.account)}, ${minuteOf(feedback.at)}, ${oneLine(feedback.category)}, ${counted(pictures.length, 'picture', 'pictures')}`,
          indented(feedback.content),
          ...files.map((path) => `  ${path}`),
          '',
        ].join('\n');
      },
    }),
  ],
});

async function list(desk: OpenDesk, code: string, after: string | undefined): Promise<string> {
  const below = after === undefined ? undefined : numberIn(after);
  if (after !== undefined && below === undefined) {
    throw new StartError(`${after} is no number of a letter.`);
  }
  const letters = await feedbackPage(desk.db, code, below, PAGE + 1);
  if (letters.length === 0) {
    return `Nobody wrote to ${code}${below === undefined ? ' yet' : ` before ${below}`}.\n`;
  }
  const shown = letters.slice(0, PAGE);
  const rows = shown.map(({ id, at, account, category, pictures }) => [
    id.toString(),
    minuteOf(at),
    oneLine(account),
    counted(pictures, 'picture', 'pictures'),
    oneLine(category),
  ]);
  const last = shown.at(-1);
  const more =
    letters.length > PAGE && last !== undefined
      ? `More: pnpm gateway feedback ${code} --after ${last.id}\n`
      : '';
  return `${columns(rows)}\n${more}`;
}
