import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE provider_session (
      merchant text NOT NULL,
      id text NOT NULL,
      token_hash bytea NOT NULL UNIQUE,
      -- The login it was launched from: when that ends, so does the game.
      login_hash bytea NOT NULL,
      member_id bigint NOT NULL,
      node_id text NOT NULL,
      mode text NOT NULL CHECK (mode IN ('real', 'trial')),
      account_id bigint NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      FOREIGN KEY (merchant, account_id) REFERENCES ledger_account (merchant, id)
    )`.execute(db);

  await sql`
    CREATE TABLE round (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      node_id text NOT NULL,
      mode text NOT NULL CHECK (mode IN ('real', 'trial')),
      currency text NOT NULL,
      stake bigint NOT NULL CHECK (stake > 0),
      win bigint NOT NULL CHECK (win >= 0),
      bet_transfer_id bigint NOT NULL,
      win_transfer_id bigint,
      outcome jsonb NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      CHECK ((win > 0) = (win_transfer_id IS NOT NULL)),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      FOREIGN KEY (merchant, bet_transfer_id) REFERENCES ledger_transfer (merchant, id),
      FOREIGN KEY (merchant, win_transfer_id) REFERENCES ledger_transfer (merchant, id)
    )`.execute(db);
  // The winner board reads the largest wins of the last weeks.
  await sql`
    CREATE INDEX round_winners ON round (merchant, win DESC, at)
    WHERE mode = 'real' AND win > stake`.execute(db);

  await sql`
    CREATE TABLE favourite (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      node_id text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, member_id, node_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id) ON DELETE CASCADE
    )`.execute(db);
}
