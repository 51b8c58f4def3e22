import { join } from 'node:path';
import {
  EditFault,
  fileOf,
  placeOf,
  withEdits,
  type Diagnostic,
  type MerchantFiles,
  type Step,
  type EditRequest,
} from '@livery/themes';
import { loadMerchants, readFiles, shownPath } from '../load.ts';
import { merchantCodes } from '../root.ts';
import type { FileChange } from '../replace-files.ts';
import { UsageError } from '../usage-error.ts';
import type { Target } from './target.ts';
import { diagnosticKey } from './diagnostic-key.ts';
import { schemasFrom } from '../create/schemas-from.ts';

/** One file of a change, before and after. */
export interface DraftChange extends FileChange {
  readonly before: string | undefined;
  readonly after: string;
  /** As findings name it. */
  readonly shown: string;
  readonly why: string;
}

export interface Plan {
  readonly changes: readonly DraftChange[];
  /** Errors that the change would bring; then nothing may be written. */
  readonly errors: readonly Diagnostic[];
  /** Warnings that come with it. */
  readonly warnings: readonly Diagnostic[];
}

/** What a file begins with that is not there yet. */
function startOf(name: string, folder: string): string {
  if (name.startsWith('locales/')) return '{}\n';
  const kind = name === 'template.json' ? 'template' : 'tokens';
  return `${JSON.stringify({ $schema: `${schemasFrom(folder)}/${kind}.json` }, null, 2)}\n`;
}

function changeOf(files: MerchantFiles, folder: string, { file, edits, why }: Step): DraftChange {
  const there = fileOf(files, file);
  const path = join(folder, file);
  const shown = join(shownPath(folder), file);
  try {
    const after = withEdits(there?.text ?? startOf(file, folder), edits);
    return { path, shown, why, after, before: there?.text };
  } catch (fault) {
    if (!(fault instanceof EditFault)) throw fault;
    throw new UsageError(`${shown}: ${fault.message}`);
  }
}

/** Findings of drafts that are none of the disk. */
async function freshFindings(
  root: string,
  codes: readonly string[],
  drafts: ReadonlyMap<string, string>,
): Promise<readonly Diagnostic[]> {
  const before = await loadMerchants(root, codes);
  const after = await loadMerchants(root, codes, () => {}, drafts);
  const known = new Set(before.diagnostics.map(diagnosticKey));
  return after.diagnostics.filter((one) => !known.has(diagnosticKey(one)));
}

/** Every file that wishes change, one wish after the other, as it was and as it will be. */
async function draftsOf(
  { root, name }: Target,
  wishes: readonly EditRequest[],
): Promise<readonly DraftChange[]> {
  const folder = join(root, name);
  const changes = new Map<string, DraftChange>();
  for (const wish of wishes) {
    const drafts = new Map([...changes.values()].map(({ shown, after }) => [shown, after]));
    const files = await readFiles(root, name, drafts);
    if (!files) throw new UsageError(`There is no manifest in ${shownPath(folder)}.`);
    for (const step of placeOf(files, wish)) {
      const change = changeOf(files, folder, step);
      const first = changes.get(change.path);
      changes.set(change.path, first ? { ...change, before: first.before } : change);
    }
  }
  return [...changes.values()].filter(({ before, after }) => before !== after);
}

/** What wishes would change together, judged by the same check as any other merchant. */
export async function planOf(target: Target, wishes: readonly EditRequest[]): Promise<Plan> {
  const changes = await draftsOf(target, wishes);
  if (changes.length === 0) return { changes, errors: [], warnings: [] };
  // A host that is taken shows only where all are looked at.
  const touchesHosts = wishes.some((wish) => wish.of === 'manifest' && wish.path[0] === 'domains');
  const codes = touchesHosts ? await merchantCodes(target.root) : target.seenBy;
  const drafts = new Map(changes.map(({ shown, after }) => [shown, after]));
  const found = await freshFindings(target.root, codes, drafts);
  // A slip in the key of a text would be written and never read.
  const saysTexts = wishes.some((wish) => wish.of === 'text');
  const isSlip = ({ code: kind }: Diagnostic): boolean => saysTexts && kind === 'texts.unknown-key';
  const errors = found.filter((one) => one.severity === 'error' || isSlip(one));
  // What an error keeps from being looked at is warned of in vain.
  return { changes, errors, warnings: errors.length > 0 ? [] : found };
}
