import { everyChapter } from '../../chapters/all.ts';
import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import { checkInvariants, type InvariantReport } from '../../kernel/database/invariants.ts';
import { StartError } from '../../kernel/start-error.ts';
import { readWords } from '../terminal/options.ts';
import { merchantNamed, type OperatorCommand } from '../terminal/command.ts';

const usage = `Usage: pnpm gateway books [merchant]

Reckons the books anew, of one merchant or of all: transfers, balances, sources,
sums of days, limits and bars. It reads at one moment while others play, holds
nothing, and changes nothing. What does not hold is named, with exit code 1.
`;

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

export const booksCommand: OperatorCommand = {
  name: 'books',
  summary: 'reckons the books anew, and names what does not hold',
  usage,
  read(args) {
    const [code, ...more] = readWords(usage, args, []).words;
    if (more.length > 0) throw new StartError(usage);
    return async ({ db, merchants }) => {
      const merchant = code === undefined ? null : merchantNamed(merchants, code).code;
      const reports = await checkInvariants(db, invariants, merchant);
      const text = reports.map(verdict).join('');
      if (reports.some(({ total }) => total > 0)) throw new ActRefusal(text.trimEnd());
      return text;
    };
  },
};

function verdict({ name, says, breaches, total }: InvariantReport): string {
  const lines = breaches.map((what) => `        ${what}\n`);
  const more = total > breaches.length ? `        and ${total - breaches.length} more\n` : '';
  return `${name.padEnd(5)} ${total === 0 ? 'holds ' : 'BROKEN'} ${says}\n${lines.join('')}${more}`;
}
