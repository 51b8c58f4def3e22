import { execFile } from 'node:child_process';
import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '@livery/themes';
import { UsageError } from './usage-error.ts';
import { readFolder } from './folder.ts';

const run = promisify(execFile);

/** Older files are compared as what they would be today. */
async function liftFolder(folder: string): Promise<void> {
  const files = await readFolder(folder, '').catch(() => undefined);
  if (!files) return;
  const { manifest, tokens, modes, template } = files;
  const all = [manifest, tokens, modes.dark, modes.light, template];
  const texts = Object.fromEntries(all.flatMap((file) => (file ? [[file.file, file.text]] : [])));
  for (const [name, text] of Object.entries(migrate(texts)?.changed ?? {}))
    await writeFile(join(folder, name), text);
}

/**
 * The merchants of a commit in a temporary folder of their own, so that the
 * same reader reads them. `use` gets its root; it is gone afterwards.
 */
export async function withMerchantsAt<T>(
  root: string,
  ref: string,
  use: (root: string, codes: readonly string[]) => Promise<T>,
): Promise<T> {
  const real = await realpath(root).catch(() => {
    throw new UsageError(`There is no folder "${root}" to read merchants from.`);
  });
  const found = await run('git', ['-C', real, 'rev-parse', '--show-toplevel']).catch(() => {
    throw new UsageError(`"${root}" is not in a git repository.`);
  });
  const top = found.stdout.trim();
  const git = (...args: string[]) => run('git', ['-C', top, ...args]);
  const path = relative(top, real);
  await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(() => {
    throw new UsageError(`"${ref}" is not a commit, a branch or a tag.`);
  });
  const temporary = await mkdtemp(join(tmpdir(), 'livery-diff-'));
  try {
    const listed = await git('ls-tree', '-d', '--name-only', '--full-tree', ref, `${path}/`);
    const names = listed.stdout.split('\n').filter(Boolean);
    const archive = join(temporary, 'merchants.tar');
    if (names.length > 0) {
      await git('archive', '--format=tar', `--output=${archive}`, `${ref}:${path}`);
      await run('tar', ['-xf', archive, '-C', temporary]);
      await rm(archive);
    }
    const folders = names.map((name) => relative(path, name));
    const families = await readdir(join(temporary, '_families')).catch(() => []);
    for (const folder of [...folders, ...families.map((name) => join('_families', name))])
      await liftFolder(join(temporary, folder));
    return await use(
      temporary,
      folders.filter((name) => !/^[._]/.test(name)),
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
