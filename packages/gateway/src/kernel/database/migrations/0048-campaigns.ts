import { sql, type Kysely } from 'kysely';

/** Letters to everybody, written a lot at a time; where each has come to is in its row (ADR 214). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE campaign (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      kind text NOT NULL CHECK (kind IN ('system', 'personal', 'promotion', 'wallet')),
      titles jsonb NOT NULL,
      contents jsonb NOT NULL,
      state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'stopped')),
      made_at timestamptz NOT NULL,
      -- The last member there was then: who comes later gets none.
      until_member bigint NOT NULL,
      -- Members up to this one have it, or were passed over.
      after_member bigint NOT NULL DEFAULT 0,
      written bigint NOT NULL DEFAULT 0,
      passed_over bigint NOT NULL DEFAULT 0,
      ended_at timestamptz,
      PRIMARY KEY (merchant, id),
      CHECK ((state = 'running') = (ended_at IS NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX campaign_running ON campaign (merchant, id) WHERE state = 'running'`.execute(db);
  await sql`
    ALTER TABLE message ADD COLUMN campaign_id bigint,
      ADD FOREIGN KEY (merchant, campaign_id) REFERENCES campaign (merchant, id)`.execute(db);
  // Whatever a gateway thinks of where it was, nobody gets one twice.
  await sql`
    CREATE UNIQUE INDEX message_campaign ON message (merchant, campaign_id, member_id)
    WHERE campaign_id IS NOT NULL`.execute(db);
}
