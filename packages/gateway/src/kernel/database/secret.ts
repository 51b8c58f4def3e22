import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';

/**
 * A secret made once and kept in a file only its owner may read. It is written
 * elsewhere and then given its name, so that a process that is killed leaves
 * all of it or nothing, and of two that start together one decides.
 */
export async function keepSecret(path: string, make: () => string): Promise<string> {
  const existing = await readSecret(path);
  if (existing !== undefined && existing !== '') return existing;
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${make()}\n`);
    await file.sync();
    await file.close();
    // An empty file is what an earlier release left when it was killed.
    if (existing === '') await rename(draft, path);
    else await link(draft, path).catch(unlessThere);
  } finally {
    await rm(draft, { force: true });
  }
  return (await readSecret(path)) ?? '';
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
