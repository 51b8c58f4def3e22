import { sql, type Kysely } from 'kysely';

/** Copies of what is kept of a member, and wishes to be deleted (ADR 216). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE data_request (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('copy', 'deletion')),
      state text NOT NULL DEFAULT 'asked'
        CHECK (state IN ('asked', 'ready', 'over', 'done', 'refused', 'withdrawn')),
      asked_at timestamptz NOT NULL,
      answered_at timestamptz,
      -- Of a copy: when it goes.
      until timestamptz,
      parts integer,
      -- Of a deletion that was refused: why, for its member.
      answer text,
      PRIMARY KEY (merchant, id),
      CHECK ((state = 'asked') = (answered_at IS NULL)),
      CHECK ((state = 'ready') <= (kind = 'copy' AND parts > 0 AND until IS NOT NULL))
    )`.execute(db);
  // One of a kind at a time.
  await sql`
    CREATE UNIQUE INDEX data_request_open ON data_request (merchant, member_id, kind)
    WHERE state IN ('asked', 'ready')`.execute(db);
  await sql`
    CREATE INDEX data_request_asked ON data_request (merchant, kind, id)
    WHERE state = 'asked'`.execute(db);
  await sql`
    CREATE TABLE data_copy_part (
      merchant text NOT NULL,
      request_id bigint NOT NULL,
      part integer NOT NULL,
      -- Under LIVERY_KEY.
      sealed bytea NOT NULL,
      PRIMARY KEY (merchant, request_id, part),
      FOREIGN KEY (merchant, request_id) REFERENCES data_request (merchant, id)
    )`.execute(db);
  await sql`ALTER TABLE member ADD COLUMN erased_at timestamptz`.execute(db);
}
