import { sql, type Kysely } from 'kysely';

/**
 * Links of agents: what whoever comes by one becomes and earns, and how long
 * it opens. And who was given an account by somebody else has yet to say how
 * old they are (ADR 227).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE affiliate
      -- Null: an invitation of the operator’s, or one of before.
      ADD COLUMN kind text CHECK (kind IN ('agent', 'member')),
      -- Millionths, by category of games.
      ADD COLUMN rates jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN valid_to date,
      ADD COLUMN uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
      ADD COLUMN most_uses integer CHECK (most_uses >= 1),
      ADD COLUMN note text,
      ADD COLUMN made_at timestamptz,
      ADD COLUMN ended_at timestamptz,
      ADD CONSTRAINT affiliate_uses CHECK (uses <= most_uses)`.execute(db);
  await sql`
    CREATE INDEX affiliate_member ON affiliate (merchant, member_id) WHERE member_id IS NOT NULL`.execute(
    db,
  );
  await sql`
    CREATE INDEX member_affiliate ON member (merchant, affiliate_code)
    WHERE affiliate_code IS NOT NULL`.execute(db);
  await sql`ALTER TABLE member ADD COLUMN owes_birthday boolean NOT NULL DEFAULT false`.execute(db);
}
