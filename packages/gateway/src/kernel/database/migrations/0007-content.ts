import { sql, type Kysely } from 'kysely';

/** What a site has to say, what it offers, and what its members answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await announcements(db);
  await promotions(db);
  await letters(db);
}

async function announcements(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE announcement (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      kind text NOT NULL CHECK (kind IN ('notice', 'popup', 'agent')),
      -- By language code: {"EN": "…", "TY": "…"}.
      titles jsonb NOT NULL,
      contents jsonb NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`
    CREATE TABLE announcement_read (
      merchant text NOT NULL,
      announcement_id bigint NOT NULL,
      member_id bigint NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, announcement_id, member_id),
      FOREIGN KEY (merchant, announcement_id) REFERENCES announcement (merchant, id) ON DELETE CASCADE,
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE banner (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      group_name text NOT NULL,
      titles jsonb NOT NULL,
      texts jsonb NOT NULL,
      picture text NOT NULL,
      link text NOT NULL DEFAULT '',
      position integer NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`
    CREATE TABLE help_article (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      titles jsonb NOT NULL,
      contents jsonb NOT NULL,
      position integer NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
}

async function promotions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE promotion_category (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      names jsonb NOT NULL,
      position integer NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`
    CREATE TABLE promotion (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      -- join: play first, then claim. claim: an operator decides.
      way text NOT NULL CHECK (way IN ('join', 'claim', 'read')),
      titles jsonb NOT NULL,
      contents jsonb NOT NULL,
      pictures text[] NOT NULL,
      category_ids bigint[] NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      no_expiry boolean NOT NULL DEFAULT false,
      wagering integer NOT NULL DEFAULT 0 CHECK (wagering >= 0),
      min_deposit bigint NOT NULL DEFAULT 0 CHECK (min_deposit >= 0),
      max_bonus bigint NOT NULL DEFAULT 0 CHECK (max_bonus >= 0),
      days integer NOT NULL DEFAULT 0 CHECK (days >= 0),
      -- Types it is for; empty is all that may play.
      audience smallint[] NOT NULL DEFAULT '{}',
      position integer NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`
    CREATE TABLE promotion_claim (
      merchant text NOT NULL,
      promotion_id bigint NOT NULL,
      member_id bigint NOT NULL,
      status text NOT NULL
        CHECK (status IN ('APPLYING', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED')),
      remark text NOT NULL DEFAULT '',
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, promotion_id, member_id),
      FOREIGN KEY (merchant, promotion_id) REFERENCES promotion (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
    )`.execute(db);
}

async function letters(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE message (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('system', 'personal', 'promotion', 'wallet')),
      titles jsonb NOT NULL,
      contents jsonb NOT NULL,
      at timestamptz NOT NULL,
      read_at timestamptz,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX message_member ON message (merchant, member_id, at DESC, id DESC)`.execute(
    db,
  );
  await sql`CREATE INDEX message_unread ON message (merchant, member_id) WHERE read_at IS NULL`.execute(
    db,
  );
  await sql`
    CREATE TABLE feedback (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY (START WITH 20001),
      member_id bigint NOT NULL,
      category text NOT NULL,
      content text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE TABLE upload (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      -- What it belongs to: feedback:20001, promotion:3.
      subject text NOT NULL,
      content_type text NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
      bytes bytea NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
  // Pictures do not get smaller by trying.
  await sql`ALTER TABLE upload ALTER COLUMN bytes SET STORAGE EXTERNAL`.execute(db);
}
