import { sql, type Kysely } from 'kysely';

/** People of several days, of lines in which they are not told apart while somebody waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE team_span (
      merchant text NOT NULL,
      agent_id bigint NOT NULL,
      first_day date NOT NULL,
      last_day date NOT NULL,
      logins bigint NOT NULL,
      bettors bigint NOT NULL,
      registered bigint NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, agent_id, first_day, last_day),
      FOREIGN KEY (merchant, agent_id) REFERENCES lineage (merchant, member_id)
    )`.execute(db);
}
