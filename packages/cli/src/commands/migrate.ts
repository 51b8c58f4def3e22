import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  currentVersion,
  migrate as lift,
  versionOf,
  type Diagnostic,
  type FolderMigration,
} from '@livery/themes';
import { FileFault, readFolder } from '@livery/merchants/folder';
import { reportFaults } from '../terminal/named.ts';
import { chosenMerchants, merchantCodes } from '@livery/merchants/root';
import { replaceFiles } from '@livery/merchants/replace-files';
import { workspace } from '@livery/merchants/paths';
import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { changedLines } from '../terminal/changed-lines.ts';
import { paint, printable } from '../terminal/report.ts';
import { counted } from '../terminal/words.ts';

const familiesIn = async (root: string): Promise<string[]> => {
  const entries = await readdir(join(root, '_families'), { withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isDirectory()).map(({ name }) => `_families/${name}`);
};

/** The folders that carry a version: merchants, and the families they start from. */
async function foldersIn(
  asked: string | undefined,
  named: readonly string[],
): Promise<{ root: string; names: readonly string[] }> {
  const root = asked ?? join(workspace, 'merchants');
  await merchantCodes(root);
  const families = (await familiesIn(root)).toSorted();
  const codes = named.filter((name) => !families.includes(name));
  const ofMerchants =
    named.length > 0 && codes.length === 0 ? [] : (await chosenMerchants(root, codes)).codes;
  return {
    root,
    names: [
      ...families.filter((name) => named.length === 0 || named.includes(name)),
      ...ofMerchants,
    ],
  };
}

interface Outcome extends FolderMigration {
  readonly folder: string;
  readonly before: Readonly<Record<string, string>>;
}

const shownPath = (folder: string): string => relative(process.cwd(), folder) || folder;

const fault = (file: string, message: string, hint: string, line = 1, column = 1): Diagnostic => ({
  code: 'merchant.unreadable',
  severity: 'error',
  file,
  line,
  column,
  message,
  hint,
});

/** One folder: what lifting makes of it, nothing when it is of today, or why it cannot be lifted. */
async function lifted(folder: string): Promise<Outcome | Diagnostic | undefined> {
  const manifestFile = join(shownPath(folder), 'manifest.jsonc');
  try {
    const files = await readFolder(folder, '');
    if (!files)
      return fault(manifestFile, 'There is no manifest.', '"livery new" makes a whole one.');
    const { manifest, tokens, modes, template, texts } = files;
    const all = [manifest, tokens, modes.dark, modes.light, template, ...Object.values(texts)];
    const before = Object.fromEntries(
      all.flatMap((file) => (file ? [[file.file, file.text]] : [])),
    );
    const outcome = lift(before);
    if (outcome)
      return Object.keys(outcome.changed).length > 0 ? { ...outcome, folder, before } : undefined;
    const version = versionOf(manifest.text);
    return fault(
      manifestFile,
      version === undefined
        ? 'No format can be told from this manifest.'
        : `${JSON.stringify(version)} is not a format that can be lifted.`,
      `"schemaVersion" is a whole number up to ${currentVersion}, in a file that is valid JSON; "livery check" tells more.`,
    );
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { file, message, hint = '', line, column } = error;
    return fault(join(shownPath(folder), file), message, hint, line, column);
  }
}

const write = ({ folder, before, changed }: Outcome): Promise<void> =>
  replaceFiles(
    Object.entries(changed).map(([name, after]) => ({
      path: join(folder, name),
      before: before[name],
      after,
    })),
  );

const say = ({ folder, before, changed, from, to }: Outcome): void => {
  const what = from === to ? 'colours as objects of the format' : `format ${from} → ${to}`;
  console.log(`${paint('bold', shownPath(folder))}  ${what}`);
  for (const [name, text] of Object.entries(changed)) {
    console.log(`  ${name}`);
    for (const { sign, line } of changedLines(before[name] ?? '', text))
      console.log(`    ${paint(sign === '+' ? 'green' : 'red', `${sign} ${printable(line)}`)}`);
  }
};

function print(outcomes: readonly Outcome[], written: boolean, faults: number): void {
  for (const outcome of outcomes) say(outcome);
  if (outcomes.length > 0) {
    const [what, hint] = written
      ? ['written', '']
      : [
          'to lift',
          faults > 0
            ? ' Nothing is written before the rest is mended.'
            : ' --write changes the files.',
        ];
    console.log(`\n${counted(outcomes.length, 'folder')} ${what}.${hint}`);
  } else if (faults === 0) console.log(`Everything is of format ${currentVersion}.`);
}

/** Lifts folders of an older format to today's; comments and order stay. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'Lift merchants of an older format to the current one',
  help: `livery migrate [code…]   shows what would change; all merchants and families when none is named;
                         colours typed as CSS become objects that every tool reads

  --write            change the files
  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 nothing to lift or written, 1 something to lift or findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('migrate', args, { write: { type: 'boolean' } });
    const { root, names } = await foldersIn(values.merchants, positionals);
    const outcomes: Outcome[] = [];
    const faults: Diagnostic[] = [];
    for (const name of names) {
      const found = await lifted(join(root, name));
      if (!found) continue;
      if ('severity' in found) faults.push(found);
      else outcomes.push(found);
    }
    // All or nothing: half of the folders lifted would be hard to take back.
    const written = values.write === true && faults.length === 0;
    if (written) for (const outcome of outcomes) await write(outcome);
    reportFaults(faults, false);
    if (values.json) {
      const shown = outcomes.map(({ folder, from, to, changed }) => ({
        folder,
        from,
        to,
        changed,
      }));
      console.log(JSON.stringify(shown, null, 2));
    } else print(outcomes, written, faults.length);
    return faults.length > 0 || (outcomes.length > 0 && !written) ? 1 : 0;
  },
};
