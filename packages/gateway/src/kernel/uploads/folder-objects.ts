import { randomUUID } from 'node:crypto';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { makeFolder } from '../database/named-folders.ts';
import type { Database } from '../database/schema.ts';
import type { Objects } from './objects.ts';

const HASH = /^[0-9a-f]{64}$/;
const LOT = 500;

/** A file each, in folders by the first two signs. What an earlier setting put elsewhere is found there. */
export function folderObjects(folder: string, db: Kysely<Database>, earlier: Objects): Objects {
  const shelfOf = (hash: string) => {
    if (!HASH.test(hash)) throw new Error('no hash of an object');
    return join(folder, hash.slice(0, 2));
  };
  const fileOf = (hash: string) => join(shelfOf(hash), hash);
  return {
    async put(hash, bytes) {
      const path = fileOf(hash);
      await makeFolder(shelfOf(hash));
      // Whole or not there: a row that names it is written only afterwards.
      const draft = `${path}.${randomUUID()}`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    async get(hash) {
      return (await unlessMissing(readFile(fileOf(hash)))) ?? earlier.get(hash);
    },
    async remove(hash) {
      await rm(fileOf(hash), { force: true });
      await earlier.remove(hash);
    },
    async sweep(before) {
      for await (const lot of lotsOf(oldFiles(folder, before))) {
        const used = await namesOf(db, lot.map(hashIn));
        for (const file of lot) {
          if (!used.has(hashIn(file))) await rm(join(shelfOf(hashIn(file)), file), { force: true });
        }
      }
      await earlier.sweep(before);
    },
  };
}

/** A draft that was left by a kill is named after its object. */
const hashIn = (file: string): string => file.slice(0, 64);

async function namesOf(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('upload')
    .select('hash')
    .distinct()
    .where('hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

async function* oldFiles(folder: string, before: Date): AsyncGenerator<string> {
  const shelves = await unlessMissing(opendir(folder));
  if (shelves === undefined) return;
  for await (const shelf of shelves) {
    if (!shelf.isDirectory() || !/^[0-9a-f]{2}$/.test(shelf.name)) continue;
    for await (const { name } of await opendir(join(folder, shelf.name))) {
      const about = await unlessMissing(stat(join(folder, shelf.name, name)));
      if (HASH.test(hashIn(name)) && about !== undefined && about.mtime < before) yield name;
    }
  }
}

async function* lotsOf(names: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let lot: string[] = [];
  for await (const name of names) {
    lot.push(name);
    if (lot.length < LOT) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
