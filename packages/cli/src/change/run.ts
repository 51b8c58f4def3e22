import { hideUnknown, type EditRequest } from '@livery/themes';
import { replaceFiles } from '@livery/merchants/replace-files';
import { changedLines, type ChangedLine } from '../terminal/changed-lines.ts';
import { UsageError } from '@livery/merchants/usage-error';
import { describe, paint, printable, showText } from '../terminal/report.ts';
import { planOf, type DraftChange, type Plan } from '@livery/merchants/change/plan';
import { targetOf } from '@livery/merchants/change/target';

export const changeOptions = {
  unset: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** What every command that changes a file says of its options. */
export const changeHelp = `  --unset            take the line out
  --dry-run          show what would change, and write nothing
  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 written, or as it was already; 1 it would bring errors, and nothing is written; 2 wrong usage.`;

export interface ChangeOptions {
  readonly merchants?: string | undefined;
  readonly json?: boolean | undefined;
  readonly 'dry-run'?: boolean | undefined;
}

/** A line may hold more than what changes in it. */
const linesOf = ({ shown, before, after }: DraftChange): readonly ChangedLine[] =>
  changedLines(hideUnknown(shown, before ?? ''), hideUnknown(shown, after));

/** The changed lines of files, each under its name. */
export function printChanges(changes: readonly DraftChange[]): void {
  for (const change of changes) {
    console.log(`${paint('bold', change.shown)}  ${paint('dim', change.why)}`);
    for (const { sign, line } of linesOf(change))
      console.log(`  ${paint(sign === '+' ? 'green' : 'red', `${sign} ${printable(line)}`)}`);
  }
}

function print({ changes, errors, warnings }: Plan, written: boolean): void {
  if (changes.length === 0) {
    console.log('It is so already; nothing was written.');
    return;
  }
  printChanges(changes);
  for (const { shown, after } of changes) showText(shown, after);
  for (const one of [...warnings, ...errors]) console.log(`\n${describe(one)}`);
  if (errors.length > 0) console.log('\nNothing was written.');
  else console.log(written ? '\nWritten.' : '\nNothing was written: --dry-run.');
}

/** Plans wishes, looks at what the check says of them together, and writes them when they bring no error. */
export async function runChange(
  code: string | undefined,
  wishes: () => readonly EditRequest[],
  options: ChangeOptions,
): Promise<number> {
  if (code === undefined)
    throw new UsageError('Which merchant? Its code comes first, or _families/<name>.');
  const target = await targetOf(options.merchants, code);
  const plan = await planOf(target, wishes());
  const { changes, errors, warnings } = plan;
  const written = changes.length > 0 && errors.length === 0 && options['dry-run'] !== true;
  if (written) await replaceFiles(changes);
  if (options.json) {
    const files = changes.map((change) => ({
      file: change.shown,
      why: change.why,
      lines: linesOf(change),
    }));
    console.log(
      JSON.stringify(
        { merchant: code, written, files, diagnostics: [...errors, ...warnings] },
        null,
        2,
      ),
    );
  } else print(plan, written);
  return errors.length > 0 ? 1 : 0;
}
