import { chmodSync, rmSync, truncateSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

/** The results of SQLite that are told apart, by their first eight bits. */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Held here too: a lock that is garbage is a lock that is given back. */
const held = new Set<DatabaseSync>();

/**
 * The folder belongs to one gateway. An exclusive transaction of SQLite that
 * never ends is a lock of the kernel on an inode: it falls with the process,
 * however that dies, knows neither process numbers nor the length of a path,
 * and reaches across containers that share a volume. The file stays and means
 * nothing (ADR 29).
 */
export async function lockFolder(state: string): Promise<() => void> {
  const file = join(state, 'gateway.lock');
  const taken = take(file);
  if (taken === undefined) {
    const { pid } = JSON.parse(await readFile(noteIn(state), 'utf8').catch(() => '{}')) as {
      pid?: number;
    };
    const who = pid === undefined ? 'Another gateway' : `Another gateway (process ${pid})`;
    throw new StartError(`${who} uses ${state}. LIVERY_STATE names another folder.`);
  }
  held.add(taken);
  // Whatever a killed gateway said of itself is no longer true.
  rmSync(noteIn(state), { force: true });
  return () => {
    held.delete(taken);
    taken.close();
  };
}

/** Where a running gateway says who it is. */
export const noteIn = (state: string): string => join(state, 'gateway.json');

function take(file: string): DatabaseSync | undefined {
  try {
    return lock(file);
  } catch (error) {
    const code = codeOf(error);
    if (code === BUSY) return undefined;
    if (code !== CORRUPT && code !== NOT_A_DATABASE) throw notLockable(file, error);
  }
  // Somebody wrote into it. Nobody holds it, or it would have been busy.
  truncateSync(file);
  return lock(file);
}

function lock(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // In memory: a journal beside the file would be one thing more to be left behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    chmodSync(file, 0o600);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function codeOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return code & 0xff;
}

function notLockable(file: string, cause: unknown): StartError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StartError(`${file} cannot be locked (${why}). LIVERY_STATE names another folder.`);
}
