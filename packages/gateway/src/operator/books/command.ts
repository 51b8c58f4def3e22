import { everyChapter } from '../../chapters/all.ts';
import { settlementReport } from '../../chapters/cashier/index.ts';
import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import { checkInvariants, type InvariantReport } from '../../kernel/database/invariants.ts';
import { StartError } from '../../kernel/start-error.ts';
import { readWords } from '../terminal/options.ts';
import { merchantNamed, type OperatorCommand } from '../terminal/command.ts';

const usage = `Usage: pnpm gateway books [merchant]
       pnpm gateway books <merchant> --settlement 2026-11-29

Reckons the books anew, of one merchant or of all: transfers, balances, sources,
sums of days, limits and bars. It reads at one moment while others play, holds
nothing, and changes nothing. What does not hold is named, with exit code 1.

  --settlement <day>  the list that each provider gave of a day, which is one of UTC,
                      beside what was booked; exit code 1 where they differ
`;

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

export const booksCommand: OperatorCommand = {
  name: 'books',
  summary: 'reckons the books anew, and names what does not hold',
  usage,
  read(args) {
    const { words, options } = readWords(usage, args, ['settlement']);
    const [code, ...more] = words;
    const day = options['settlement'];
    if (more.length > 0 || (day !== undefined && code === undefined)) throw new StartError(usage);
    if (day !== undefined && !isDay(day)) {
      throw new StartError(`${day} is no day. A day is written as 2026-11-29.`);
    }
    return async ({ db, merchants }) => {
      const merchant = code === undefined ? null : merchantNamed(merchants, code).code;
      if (day !== undefined && merchant !== null) {
        const { text, agrees } = await settlementReport(db, merchant, day);
        if (!agrees) throw new ActRefusal(text.trimEnd());
        return text;
      }
      const reports = await checkInvariants(db, invariants, merchant);
      const text = reports.map(verdict).join('');
      if (reports.some(({ total }) => total > 0)) throw new ActRefusal(text.trimEnd());
      return text;
    };
  },
};

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 30 February is read as 2 March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function verdict({ name, says, breaches, total }: InvariantReport): string {
  const lines = breaches.map((what) => `        ${what}\n`);
  const more = total > breaches.length ? `        and ${total - breaches.length} more\n` : '';
  return `${name.padEnd(5)} ${total === 0 ? 'holds ' : 'BROKEN'} ${says}\n${lines.join('')}${more}`;
}
