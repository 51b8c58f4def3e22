import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** For content security policies: `'sha256-…'`. */
export const cspHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** One hash over every file of some folders: whatever a bundle is made of. */
export async function hashFolders(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await visit(path);
      else hash.update(path).update(await readFile(path));
    }
  };
  for (const folder of folders) await visit(folder);
  return hash.digest('base64url').slice(0, 12);
}
