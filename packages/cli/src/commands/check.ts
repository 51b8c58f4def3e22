import { join, relative, sep } from 'node:path';
import { findingAnchor, hasErrors, type Diagnostic, type QuietWarning } from '@livery/themes';
import { fix, type FixOutcome } from '@livery/merchants/change/fix';
import { printChanges } from '../change/run.ts';
import { loadMerchants, type LoadResult } from '@livery/merchants/load';
import { chosenMerchants, shortList, type MerchantChoice } from '@livery/merchants/root';
import { replaceFiles } from '@livery/merchants/replace-files';
import { readArguments } from '../terminal/arguments.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from '../terminal/command.ts';
import { byGround } from '../terminal/one-ground.ts';
import { progress } from '../terminal/progress.ts';
import { describe, findingsFile, paint, showText } from '../terminal/report.ts';
import { sarif } from '../terminal/sarif.ts';
import { table } from '../terminal/table.ts';
import { counted } from '../terminal/words.ts';

/** From so many on, the kinds are counted under the findings. */
const manyFindings = 12;

const errorsIn = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

/** `2 errors and 1 warning`; of what there is none nothing is said. */
function sums(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsIn(diagnostics);
  const warnings = diagnostics.length - errors;
  return [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].join(' and ');
}

/** The folder a finding is in: a merchant's code, or `_families/metro`. */
function ownerOf({ file }: Diagnostic, root: string): string {
  const [first = '', second = ''] = relative(root, file).split(sep);
  return first === '_families' ? join(first, second) : first;
}

/** Warnings, then errors, each kind with a code to look for. */
const kinds = (diagnostics: readonly Diagnostic[]): string =>
  table(
    [...Map.groupBy(diagnostics, ({ code, severity }) => `${code} ${severity}`).values()]
      .toSorted((a, b) => errorsIn(a) - errorsIn(b) || b.length - a.length)
      .map((found) => [
        String(found.length).padStart(6),
        found[0]?.severity ?? '',
        found[0]?.code ?? '',
      ]),
  );

/** Where it stands what the codes mean. */
function meanings(diagnostics: readonly Diagnostic[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))];
  const [only = ''] = codes;
  const page = relative(process.cwd(), findingsFile);
  return codes.length === 1
    ? `What ${only} means: ${page}#${findingAnchor(only)}`
    : `What each code means: ${page}`;
}

function print(diagnostics: readonly Diagnostic[], { root, codes }: MerchantChoice): void {
  const whole = counted(codes.length, 'merchant');
  if (diagnostics.length === 0) {
    console.log(`${paint('green', 'Nothing to mend')} in ${whole}: ${shortList(codes)}.`);
    return;
  }
  const owners = Map.groupBy(diagnostics, (one) => ownerOf(one, root));
  // What is worst stands nearest to the prompt.
  const inOrder = [...owners].toSorted(([, a], [, b]) => errorsIn(a) - errorsIn(b));
  for (const [owner, found] of inOrder) {
    if (codes.length > 1) console.log(`${paint('bold', owner)}: ${sums(found)}\n`);
    for (const one of byGround(found)) console.log(`${describe(one)}\n`);
  }
  if (diagnostics.length >= manyFindings) console.log(`${kinds(diagnostics)}\n`);
  const families = [...owners.keys()].filter((owner) => owner.startsWith('_families'));
  const merchants = owners.size - families.length;
  const where = [
    ...(merchants > 0 ? [`${merchants} of ${whole}`] : []),
    ...(families.length > 0 ? [counted(families.length, 'family', 'families')] : []),
  ].join(' and ');
  console.log(meanings(diagnostics));
  console.log(
    `${paint(hasErrors(diagnostics) ? 'red' : 'yellow', sums(diagnostics))} in ${where}.`,
  );
}

/** What was mended, and the lines that it took. */
function printMended({ mended, changes, outcome }: FixOutcome, isDry: boolean): void {
  if (mended.length === 0 && outcome.diagnostics.length === 0) return;
  for (const { file, line, code, says } of mended)
    console.log(
      `${paint('bold', `${file}:${line}`)}  ${paint('green', 'mended')}  ${says}  ${paint('dim', code)}`,
    );
  if (changes.length > 0) console.log('');
  printChanges(changes);
  for (const { shown: file, after } of changes) showText(file, after);
  const what =
    mended.length === 0
      ? 'Nothing can be mended for certain.'
      : `${counted(mended.length, 'finding')} mended.`;
  console.log(
    `${changes.length > 0 ? '\n' : ''}${what}${isDry ? ' Nothing was written: --dry-run.' : ''}\n`,
  );
}

/** What is kept quiet is still said to be there, with the reason that somebody gave. */
function printSilenced(silenced: readonly QuietWarning[]): void {
  for (const { file, code, reason, count } of silenced)
    console.log(
      paint('dim', `${counted(count, 'warning')} silenced in ${file}: ${code}, “${reason}”`),
    );
}

/** Of letters that a phone draws with faces of its own nobody knows how wide they are. */
function printUnmeasured(unmeasured: LoadResult['unmeasured']): void {
  for (const [language, codes] of unmeasured)
    console.log(
      paint(
        'dim',
        `Whether words fit is not measured in ${language} of ${shortList(codes)}: a phone draws letters of it with faces of its own.`,
      ),
    );
}

export const check: Command = {
  name: 'check',
  summary: 'Look for everything that is wrong with merchants',
  help: `livery check [code…]   every finding at once; all merchants when none is named

  --merchants <dir>   where the folders are (default: merchants)
  --json              findings as a JSON array
  --sarif             findings as SARIF 2.1.0, for code review tools
  --fix               mend what is certain, and keep only what leaves fewer findings: the nearest
                      colour that reads, a line that repeats its parent, a missing $type, a comma too many;
                      with --json { "mended": […], "diagnostics": […] }
  --dry-run           with --fix: show the lines, and write nothing
Exit code: 0 fine or warnings alone, 1 errors, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('check', args, {
      sarif: { type: 'boolean' },
      fix: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    });
    if (values.json && values.sarif)
      throw new UsageError('--json or --sarif: one form of findings at a time.');
    const chosen = await chosenMerchants(values.merchants, positionals);
    if (values['dry-run'] && !values.fix) throw new UsageError('--dry-run goes with --fix.');
    const shown = progress();
    const fixed = values.fix ? await fix(chosen, shown.say) : undefined;
    const { diagnostics, silenced, unmeasured } =
      fixed?.outcome ?? (await loadMerchants(chosen.root, chosen.codes, shown.say));
    shown.done();
    if (fixed && !values['dry-run']) await replaceFiles(fixed.changes);
    if (values.sarif) console.log(JSON.stringify(sarif(diagnostics), null, 2));
    else if (values.json) {
      const said = fixed ? { mended: fixed.mended, diagnostics } : diagnostics;
      console.log(JSON.stringify(said, null, 2));
    } else {
      if (fixed) printMended(fixed, values['dry-run'] === true);
      // Before the findings: what matters most stands nearest to the prompt.
      printUnmeasured(unmeasured);
      print(diagnostics, chosen);
      printSilenced(silenced);
    }
    return hasErrors(diagnostics) ? 1 : 0;
  },
};
