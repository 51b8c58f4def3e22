import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { soundText, withMend, type Diagnostic } from '@livery/themes';
import { loadMerchants, shownPath, type LoadResult } from '../load.ts';
import { merchantCodes, type MerchantChoice } from '../root.ts';
import type { DraftChange } from './plan.ts';
import { diagnosticKey } from './diagnostic-key.ts';

/** One finding that was mended, where it was, and how. */
export interface MendReport {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

export interface FixOutcome {
  readonly mended: readonly MendReport[];
  readonly changes: readonly DraftChange[];
  /** What is left. */
  readonly outcome: LoadResult;
}

const errorsIn = ({ diagnostics }: LoadResult): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

/** Fewer findings than before, no more errors, and none that was not there. */
function isBetter(before: LoadResult, after: LoadResult): boolean {
  const known = new Set(before.diagnostics.map(diagnosticKey));
  return (
    after.diagnostics.length < before.diagnostics.length &&
    errorsIn(after) <= errorsIn(before) &&
    after.diagnostics.every((one) => known.has(diagnosticKey(one)))
  );
}

type Texts = ReadonlyMap<string, string>;

/** Texts as they are on the disk, until they are mended. */
class Desk {
  readonly #disk = new Map<string, string>();
  texts: Texts = new Map();

  async textOf(file: string): Promise<string> {
    const known = this.texts.get(file) ?? this.#disk.get(file);
    if (known !== undefined) return known;
    const text = await readFile(resolve(file), 'utf8');
    this.#disk.set(file, text);
    return text;
  }

  changes(): DraftChange[] {
    return [...this.texts].map(([shown, after]) => ({
      path: resolve(shown),
      shown,
      why: 'mended',
      before: this.#disk.get(shown),
      after,
    }));
  }
}

/** Merchants that a mend is for, which have to be looked at after each; for a family’s, all. */
async function concerned(
  root: string,
  codes: readonly string[],
  { diagnostics }: LoadResult,
): Promise<readonly string[]> {
  const open = diagnostics.filter(({ mend, code }) => mend ?? code.startsWith('source.'));
  if (open.some(isOfFamily)) return merchantCodes(root);
  const owners = codes.map((code) => ({ code, folder: `${shownPath(join(root, code))}${sep}` }));
  return owners
    .filter(({ folder }) => open.some(({ file }) => file.startsWith(folder)))
    .map(({ code }) => code);
}

const isOfFamily = ({ file }: Diagnostic): boolean => /(^|[\\/])_families[\\/]/.test(file);

/** Files that their kind cannot read, and can after a change that takes nothing away. */
async function soundFiles(desk: Desk, { diagnostics }: LoadResult): Promise<MendReport[]> {
  const mended: MendReport[] = [];
  const broken = diagnostics.filter(({ code }) => code.startsWith('source.'));
  for (const [file, [first]] of Map.groupBy(broken, (one) => one.file)) {
    const sound = soundText(file, await desk.textOf(file));
    if (!sound || !first) continue;
    desk.texts = new Map(desk.texts).set(file, sound.text);
    mended.push({ code: first.code, file, line: first.line, says: sound.says });
  }
  return mended;
}

/** The texts with the mends of some findings; the same where none of them changes anything. */
async function mendedTexts(desk: Desk, findings: readonly Diagnostic[]): Promise<Texts> {
  const texts = new Map(desk.texts);
  for (const { file, mend } of findings) {
    const before = texts.get(file) ?? (await desk.textOf(file));
    const after = mend ? withMend(before, mend) : before;
    if (after !== before) texts.set(file, after);
  }
  return texts;
}

/**
 * Mends what is certain, and keeps a mend only where the whole check finds less
 * with it than without. All are tried together first, then one by one.
 */
export async function fix(
  { root, codes }: MerchantChoice,
  say: (text: string) => void = () => {},
): Promise<FixOutcome> {
  const desk = new Desk();
  let outcome = await loadMerchants(root, codes, say);
  const owned = new Set(outcome.diagnostics.map(({ file }) => file));
  const mended = await soundFiles(desk, outcome);
  const looked = await concerned(root, codes, outcome);
  if (looked.length === 0) return { mended, changes: [], outcome };
  const look = (texts: Texts): Promise<LoadResult> => loadMerchants(root, looked, say, texts);
  outcome = await look(desk.texts);
  const refused = new Set<string>();
  const isOpen = (one: Diagnostic): boolean =>
    one.mend !== undefined && owned.has(one.file) && !refused.has(diagnosticKey(one));
  const tried = async (findings: readonly Diagnostic[]): Promise<boolean> => {
    const texts = await mendedTexts(desk, findings);
    const after = await look(texts);
    if (!isBetter(outcome, after)) return false;
    const left = new Set(after.diagnostics.map(diagnosticKey));
    for (const one of findings)
      if (one.mend && !left.has(diagnosticKey(one)))
        mended.push({ code: one.code, file: one.file, line: one.line, says: one.mend.says });
    desk.texts = texts;
    outcome = after;
    return true;
  };
  for (;;) {
    const open = outcome.diagnostics.filter(isOpen);
    if (open.length === 0) break;
    if (open.length > 1 && (await tried(open))) continue;
    for (const one of open) {
      // What an earlier mend settled needs none of its own.
      const stands = outcome.diagnostics.some(
        (other) => diagnosticKey(other) === diagnosticKey(one),
      );
      if (stands && !(await tried([one]))) refused.add(diagnosticKey(one));
    }
  }
  outcome = await loadMerchants(root, codes, say, desk.texts);
  return { mended: unique(mended), changes: desk.changes(), outcome };
}

/** Several findings may be mended by one edit. */
const unique = (list: readonly MendReport[]): MendReport[] => [
  ...new Map(list.map((one) => [`${one.file} ${one.line} ${one.code} ${one.says}`, one])).values(),
];
