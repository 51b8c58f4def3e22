import { readFile, writeFile } from 'node:fs/promises';

/** A secret made once and kept in a file only its owner may read. */
export async function keepSecret(path: string, make: () => string): Promise<string> {
  try {
    // `wx` decides between two processes starting together.
    await writeFile(path, `${make()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
