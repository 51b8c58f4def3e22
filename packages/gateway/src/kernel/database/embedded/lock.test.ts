import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lockFolder } from './lock.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-lock-'));
  folders.push(folder);
  return folder;
}

/** Another process that wants the folder, and what it was told. */
function rival(folder: string) {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, '../../../testing/programs/hold-lock.ts'),
    folder,
  ]);
  children.push(child);
  const told = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { child, told };
}

it('gives a folder to exactly one of many that ask at the same instant', async () => {
  const folder = newFolder();
  const told = await Promise.all(Array.from({ length: 6 }, () => rival(folder).told));
  expect(told.filter((text) => text === 'held')).toHaveLength(1);
  expect(told.filter((text) => text.startsWith('Another gateway uses '))).toHaveLength(5);
});

it('is given back by the kernel when its process is killed', async () => {
  const folder = newFolder();
  const first = rival(folder);
  expect(await first.told).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(/^Another gateway uses /);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  (await lockFolder(folder))();
});

it('is not fooled by a note whose number belongs to another process now', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'gateway.json'), JSON.stringify({ pid: process.ppid }));
  const release = await lockFolder(folder);
  expect(existsSync(join(folder, 'gateway.json'))).toBe(false);
  release();
});

it('names the process that says it is there', async () => {
  const folder = newFolder();
  expect(await rival(folder).told).toBe('held');
  writeFileSync(join(folder, 'gateway.json'), JSON.stringify({ pid: 4711 }));
  await expect(lockFolder(folder)).rejects.toThrow(
    `Another gateway (process 4711) uses ${folder}. LIVERY_STATE names another folder.`,
  );
});

it('takes a file that somebody wrote into', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'gateway.lock'), 'x'.repeat(5_000));
  const release = await lockFolder(folder);
  expect(await rival(folder).told).toMatch(/^Another gateway/);
  release();
});

it('holds within one process too, and in a folder with a very long name', async () => {
  const folder = join(newFolder(), 'long'.repeat(50), 'long'.repeat(50));
  mkdirSync(folder, { recursive: true });
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(/^Another gateway/);
  release();
  (await lockFolder(folder))();
});

it('says that a folder cannot be locked', async () => {
  const folder = join(newFolder(), 'nowhere');
  await expect(lockFolder(folder)).rejects.toThrow(/cannot be locked .+ LIVERY_STATE names/);
});
