import { sql, type Kysely } from 'kysely';

/** The bytes of pictures get a table of their own, by their hash; `upload` says what they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE upload_object (
      hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
      bytes bytea NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  // Pictures do not get smaller by trying.
  await sql`ALTER TABLE upload_object ALTER COLUMN bytes SET STORAGE EXTERNAL`.execute(db);
  await sql`
    INSERT INTO upload_object (hash, bytes)
    SELECT DISTINCT ON (1) encode(sha256(bytes), 'hex'), bytes FROM upload`.execute(db);
  await sql`
    ALTER TABLE upload
      ADD hash text,
      ADD size integer,
      ADD width integer,
      ADD height integer,
      -- Of those from before, nothing but the first bytes was looked at: they must not be shown.
      ADD checked boolean NOT NULL DEFAULT false`.execute(db);
  await sql`UPDATE upload SET hash = encode(sha256(bytes), 'hex'), size = length(bytes)`.execute(
    db,
  );
  await sql`
    ALTER TABLE upload
      DROP COLUMN bytes,
      ALTER COLUMN hash SET NOT NULL,
      ALTER COLUMN size SET NOT NULL,
      ALTER COLUMN checked SET DEFAULT true,
      ADD CHECK (NOT checked OR (width IS NOT NULL AND height IS NOT NULL))`.execute(db);
  await sql`CREATE INDEX upload_hash ON upload (hash)`.execute(db);
}
