import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { OutputFile } from '@livery/merchants/output-file';
import { UsageError } from '@livery/merchants/usage-error';
import { contains } from '@livery/merchants/disk';

/** Left in every folder that was written, so that the next run knows it for its own. */
const ledger = '.livery-emit.json';

export const ledgerOf = (files: readonly OutputFile[]): OutputFile => ({
  path: ledger,
  content: `${JSON.stringify({ files: files.map(({ path }) => path) }, null, 2)}\n`,
});

async function filesIn(folder: string, within = ''): Promise<string[]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = join(within, entry.name);
      return entry.isDirectory() ? filesIn(folder, path) : [path];
    }),
  );
  return nested.flat();
}

async function ownFiles(folder: string): Promise<ReadonlySet<unknown>> {
  const text = await readFile(join(folder, ledger), 'utf8').catch(() => '{}');
  try {
    const known = (JSON.parse(text) as { files?: unknown } | null)?.files;
    return new Set<unknown>(Array.isArray(known) ? [...known, ledger] : []);
  } catch {
    return new Set();
  }
}

/**
 * What stands in a folder and was not written by us. A name at the top that we
 * never wrote settles it: somebody's home is not walked through to say no.
 */
async function strangers(folder: string): Promise<readonly string[]> {
  const own = await ownFiles(folder);
  const tops = new Set([...own].map((path) => String(path).split('/')[0]));
  const foreign = (await readdir(folder)).filter((name) => !tops.has(name));
  if (foreign.length > 0) return foreign;
  const there = await filesIn(folder);
  return there.filter((path) => !own.has(path.split(sep).join('/')));
}

/**
 * Where to write, or why not. A folder is replaced whole, so it must be empty,
 * our own, or given up with --force; and never one that holds what is worked on.
 */
export async function target(
  asked: string,
  force: boolean,
  keep: readonly string[],
): Promise<string> {
  const path = resolve(asked);
  const stat = await lstat(path).catch(() => undefined);
  const parent = await realpath(dirname(path)).catch(() => dirname(path));
  const real = stat ? await realpath(path).catch(() => path) : join(parent, basename(path));
  const kept = keep.find((one) => contains(real, one));
  if (kept !== undefined)
    throw new UsageError(`"${asked}" holds ${kept}; name a folder of its own.`);
  if (!stat) return real;
  const inside = await lstat(real).catch(() => undefined);
  if (!inside?.isDirectory()) throw new UsageError(`"${asked}" is there and is not a folder.`);
  if (force) return real;
  const others = await strangers(real);
  if (others.length === 0) return real;
  const shown = others.slice(0, 3).join(', ');
  throw new UsageError(
    `"${asked}" holds files that were not written by livery emit: ${shown}${others.length > 3 ? ` and ${others.length - 3} more` : ''}.\nName another folder, or give it up with --force: all of it is replaced.`,
  );
}
