import { valueAt } from '../../edit/edit.ts';
import { currentVersion } from '../schema.ts';
import { withColorObjects } from './colors.ts';
import type { Migration } from './migration.ts';
import { toVersion2 } from './to-2.ts';
import { toVersion3 } from './to-3.ts';

const migrations: readonly Migration[] = [toVersion2, toVersion3];

/** What became of a folder. */
export interface FolderMigration {
  readonly from: number;
  readonly to: number;
  /** Only the files that changed, by the names they came under. */
  readonly changed: Readonly<Record<string, string>>;
}

const kindOf = (name: string): 'manifest' | 'tokens' | 'template' | 'texts' => {
  if (name.endsWith('manifest.jsonc')) return 'manifest';
  if (name.endsWith('template.json')) return 'template';
  return /(^|\/)locales\//.test(name) ? 'texts' : 'tokens';
};

/** The version a folder says it is; none when its manifest says nothing sensible. */
export const versionOf = (manifest: string): number | undefined => {
  const version = valueAt(manifest, ['schemaVersion']);
  return typeof version === 'number' && Number.isInteger(version) && version > 0
    ? version
    : undefined;
};

/** Today's name of a token that had another. */
export const renamedSince = (version: number): ReadonlyMap<string, string> =>
  new Map(migrations.filter(({ to }) => to > version).flatMap(({ renamed }) => renamed));

/**
 * Lifts a folder's files to the current version, step by step; comments stay.
 * Colours that were typed as CSS become objects in every version.
 */
export function migrate(
  files: Readonly<Record<string, string>>,
  manifestName = 'manifest.jsonc',
): FolderMigration | undefined {
  const from = versionOf(files[manifestName] ?? '');
  if (from === undefined) return undefined;
  const steps = migrations.filter(({ to }) => to > from);
  const changed: Record<string, string> = {};
  for (const [name, text] of Object.entries(files)) {
    const kind = kindOf(name);
    const stepped = steps.reduce((file, step) => step[kind](file), text);
    const lifted = kind === 'tokens' ? withColorObjects(stepped) : stepped;
    if (lifted !== text) changed[name] = lifted;
  }
  return { from, to: Math.max(from, currentVersion), changed };
}
