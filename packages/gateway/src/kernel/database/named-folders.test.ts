import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inWords, makeFolder, requireFolder } from './named-folders.ts';

const base = mkdtempSync(join(tmpdir(), 'livery-places-'));
const mounted: string[] = [];
afterAll(() => {
  for (const folder of mounted) execFileSync('umount', [folder]);
  rmSync(base, { recursive: true, force: true });
});

const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;

/** Root may write everywhere: the system is asked as somebody who may not. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

/** A disk of a megabyte, where this machine lets one be made. */
function smallDisk(options: string): string | undefined {
  const folder = mkdtempSync(join(base, 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  mounted.push(folder);
  return folder;
}

const refusal = (folder: string): Promise<string> =>
  requireFolder('LIVERY_STATE', folder).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
  );
const named = (folder: string, why: string) =>
  `StartError: LIVERY_STATE names ${folder}, ${why} Name a folder that this gateway may write to.`;

it('makes a folder with those above it, for its owner alone, and leaves nothing in it', async () => {
  const folder = join(base, 'above', 'state');
  expect(await refusal(folder)).toBe('taken');
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await Promise.all([makeFolder(join(base, 'a/b')), makeFolder(join(base, 'a/b'))])).toEqual(
    [undefined, undefined],
  );
});

it('says that a file is in the way, of the folder or of one above it', async () => {
  const file = join(base, 'file');
  writeFileSync(file, '');
  expect(await refusal(file)).toBe(named(file, 'where a file is in the way.'));
  const below = join(file, 'state');
  expect(await refusal(below)).toBe(named(below, 'where a file is in the way.'));
});

it.runIf(process.platform === 'linux')('says that nothing can be made in /proc', async () => {
  expect(await refusal('/proc/nope')).toBe(named('/proc/nope', 'where no folder can be made.'));
});

it('says that a folder belongs to somebody else, or lies in one that does', async () => {
  const folder = mkdtempSync(join(base, 'closed-'));
  chmodSync(base, 0o755);
  chmodSync(folder, 0o555);
  await asNobody(async () => {
    for (const path of [folder, join(folder, 'state')]) {
      expect(await refusal(path)).toBe(named(path, 'where this user may not write.'));
    }
  });
});

it('says that a disk is read-only, or full', async (test) => {
  const [locked, full] = [smallDisk('size=1m,ro'), smallDisk('size=1m')];
  if (locked === undefined || full === undefined) return test.skip('no disk can be mounted here');
  expect(await refusal(locked)).toBe(named(locked, 'on a disk that is read-only.'));
  expect(() => writeFileSync(join(full, 'all'), Buffer.alloc(2 ** 20 + 1))).toThrow(/ENOSPC/);
  expect(await refusal(full)).toBe(
    `StartError: LIVERY_STATE names ${full}, on a disk that is full. Make room there, or name a folder elsewhere.`,
  );
});

it('says of a file what is wrong with it, by the setting whose folder it lies in', () => {
  const error = (code: string, path: string) => Object.assign(new Error(code), { code, path });
  const places = { LIVERY_STATE: '/a', LIVERY_UPLOADS: '/b' };
  expect(inWords(error('EACCES', '/b/c'), places)).toMatchObject({
    name: 'StartError',
    message:
      'LIVERY_UPLOADS names /b, where this user may not write (/b/c). Name a folder that this gateway may write to.',
  });
  expect(inWords(error('ENOSPC', '/c'), places)).toMatchObject({
    message:
      'The gateway needs /c, on a disk that is full. Make room there, or name a folder elsewhere.',
  });
  expect(inWords(error('53100', ''), places)).toMatchObject({
    message: 'The disk of the database is full. Make room there, then start again.',
  });
  const fault = new TypeError('a fault of ours');
  expect(inWords(fault, places)).toBe(fault);
});
