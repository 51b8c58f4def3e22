import { feedbackPage } from '../../chapters/messages/index.ts';
import { runAct } from '../../kernel/acts/run.ts';
import { StartError } from '../../kernel/start-error.ts';
import {
  merchantNamed,
  numberIn,
  orderFrom,
  PAGE,
  type OpenDesk,
  type OperatorCommand,
  type Work,
} from '../terminal/command.ts';
import { readHelp, readWords, type GivenWords } from '../terminal/options.ts';
import { requirePictureFolder, writePictures } from '../terminal/pictures.ts';
import { columns, counted, indented, minuteOf, oneLine } from '../terminal/print.ts';
import { readFeedback } from '../../chapters/messages/index.ts';

const usage = `Usage: pnpm gateway feedback <merchant> [--after <id>]
       pnpm gateway feedback <merchant> <id> [--pictures <folder>]

Lists what players wrote to the operator, the newest first, or shows one letter.
Reading a letter is written into the audit.

  --after <id>        goes on behind this letter of the list
  --pictures <folder> writes its pictures there
${readHelp}`;

export const feedbackCommand: OperatorCommand = {
  name: 'feedback',
  summary: 'lists and shows what players wrote, with their pictures',
  usage,
  read(args) {
    const given = readWords(usage, args, ['by', 'reason', 'after', 'pictures']);
    const [code, id, ...more] = given.words;
    const { after, pictures, by, reason } = given.options;
    if (code === undefined || more.length > 0) throw new StartError(usage);
    if (id !== undefined) {
      if (after !== undefined) throw new StartError(usage);
      return show(code, numbered(id), given, pictures);
    }
    if ([pictures, by, reason].some((one) => one !== undefined)) throw new StartError(usage);
    const below = after === undefined ? undefined : numbered(after);
    return (desk) => list(desk, code, below);
  },
};

function numbered(text: string): bigint {
  const id = numberIn(text);
  if (id === undefined) throw new StartError(`${text} is no number of a letter.`);
  return id;
}

async function list(desk: OpenDesk, code: string, below: bigint | undefined): Promise<string> {
  merchantNamed(desk.merchants, code);
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

function show(code: string, id: bigint, given: GivenWords, folder: string | undefined): Work {
  const order = { ...orderFrom(given), params: { id: id.toString() } };
  return async (desk) => {
    const merchant = merchantNamed(desk.merchants, code);
    if (folder !== undefined) await requirePictureFolder(folder);
    const { result } = await runAct(desk, readFeedback, { ...order, merchant });
    const { feedback, pictures } = result;
    const files =
      folder === undefined
        ? []
        : await writePictures(desk.objects, folder, `feedback-${id}`, pictures);
    return [
      `${id}, ${oneLine(feedback.account)}, ${minuteOf(feedback.at)}, ${oneLine(feedback.category)}, ${counted(pictures.length, 'picture', 'pictures')}`,
      indented(feedback.content),
      ...files.map((path) => `  ${path}`),
      '',
    ].join('\n');
  };
}
