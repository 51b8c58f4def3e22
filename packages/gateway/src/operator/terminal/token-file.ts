import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Terminal } from './here.ts';

/** One for each person and terminal of this user. */
export const tokenFile = (
  { folder, name }: Pick<Terminal, 'folder' | 'name'>,
  as: string,
): string => join(folder, `${as}-${hash('sha256', name ?? '').slice(0, 12)}`);

const OTHERS = 0o077;

/** Made anew, so that nobody has it open; readable by this user alone from its first moment. */
export async function writeToken(file: string, token: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await rm(file, { force: true });
  const { O_CREAT, O_EXCL, O_WRONLY, O_NOFOLLOW } = constants;
  const handle = await open(file, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, 0o600);
  try {
    await handle.writeFile(token);
  } finally {
    await handle.close();
  }
}

/** Undefined also where it is another user’s, a link, or open to others. */
export async function readToken(file: string): Promise<string | undefined> {
  const { O_RDONLY, O_NOFOLLOW } = constants;
  const handle = await open(file, O_RDONLY | O_NOFOLLOW).catch(() => undefined);
  if (handle === undefined) return undefined;
  try {
    const stat = await handle.stat();
    const isOwn = process.getuid === undefined || stat.uid === process.getuid();
    if (!stat.isFile() || !isOwn || (stat.mode & OTHERS) !== 0) return undefined;
    return (await handle.readFile('utf8')).trim();
  } finally {
    await handle.close();
  }
}

export const removeToken = (file: string): Promise<void> => rm(file, { force: true });
