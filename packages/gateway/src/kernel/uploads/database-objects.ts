import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Objects } from './objects.ts';

/** In a table of their own, with the clock of the database. */
export function databaseObjects(db: Kysely<Database>): Objects {
  return {
    async put(hash, bytes) {
      await db
        .insertInto('upload_object')
        .values({ hash, bytes })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: sql`now()` }))
        .execute();
    },
    async get(hash) {
      const row = await db
        .selectFrom('upload_object')
        .select('bytes')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.bytes;
    },
    async remove(hash) {
      await db.deleteFrom('upload_object').where('hash', '=', hash).execute();
    },
    async sweep(before) {
      await db
        .deleteFrom('upload_object')
        .where('at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('upload').select('id').whereRef('upload.hash', '=', 'upload_object.hash'),
            ),
          ),
        )
        .execute();
    },
  };
}
