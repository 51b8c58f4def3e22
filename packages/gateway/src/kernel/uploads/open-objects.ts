import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { databaseObjects } from './database-objects.ts';
import { folderObjects } from './folder-objects.ts';
import type { Objects } from './objects.ts';

/** `database`, or the path of a folder that every gateway sees. */
export function openObjects(db: Kysely<Database>, uploads: string): Objects {
  const inDatabase = databaseObjects(db);
  return uploads === 'database' ? inDatabase : folderObjects(uploads, db, inDatabase);
}
