import { sql, type Kysely } from 'kysely';

/**
 * Who of a line was looked at by whom, kept for good; and up to which moment
 * the sums of teams know what was played (ADR 227).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE agent_look (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      agent_id bigint NOT NULL,
      -- Who was looked at.
      member_id bigint NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, agent_id) REFERENCES member (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX agent_look_member ON agent_look (merchant, member_id, id)`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON agent_look
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  await sql`
    CREATE TABLE team_as_of (
      merchant text PRIMARY KEY,
      at timestamptz NOT NULL
    )`.execute(db);
}
