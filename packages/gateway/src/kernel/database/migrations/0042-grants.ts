import { sql, type Kysely } from 'kysely';

/**
 * Money that the house gives to play with lies in an account of its own until
 * it was wagered as its terms ask. One event a transfer, one grant an account,
 * one a member at a time (ADR 205).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await states(db);
  await grants(db);
  await stakes(db);
  await others(db);
}

async function states(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE grant_state (state text PRIMARY KEY, is_live boolean NOT NULL)`.execute(
    db,
  );
  await sql`
    INSERT INTO grant_state (state, is_live) VALUES
      ('waiting', true), ('active', true), ('closing', true),
      ('earned', false), ('given_up', false), ('expired', false), ('ended', false)`.execute(db);
  await sql`
    CREATE TABLE grant_step (
      former text NOT NULL REFERENCES grant_state (state),
      next text NOT NULL REFERENCES grant_state (state),
      PRIMARY KEY (former, next)
    )`.execute(db);
  await sql`
    INSERT INTO grant_step (former, next)
    SELECT former, unnest(string_to_array(steps, ' ')) FROM (VALUES
      ('waiting', 'active given_up ended'),
      ('active', 'closing earned given_up expired ended'),
      ('closing', 'active earned given_up expired ended')) AS given (former, steps)`.execute(db);
}

async function grants(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE bonus_grant (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      promotion_id bigint NOT NULL,
      -- Whose credit it came with.
      deposit_id bigint,
      account_id bigint NOT NULL,
      currency text NOT NULL,
      -- As they were when it was given.
      terms jsonb NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      required bigint NOT NULL CHECK (required > 0),
      cap bigint NOT NULL CHECK (cap > 0),
      wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
      -- What became cash at the end.
      earned bigint NOT NULL DEFAULT 0 CHECK (earned BETWEEN 0 AND cap),
      state text NOT NULL DEFAULT 'waiting' REFERENCES grant_state (state),
      -- Of one that ended.
      why text CHECK (why IN ('spent', 'excluded', 'chargeback', 'office')),
      made_at timestamptz NOT NULL,
      active_at timestamptz,
      expires_at timestamptz,
      closing_until timestamptz,
      ended_at timestamptz,
      PRIMARY KEY (merchant, id),
      UNIQUE (merchant, account_id),
      -- A promotion gives a member one.
      UNIQUE (merchant, promotion_id, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      FOREIGN KEY (merchant, promotion_id) REFERENCES promotion (merchant, id),
      FOREIGN KEY (merchant, deposit_id) REFERENCES deposit_order (merchant, id),
      FOREIGN KEY (merchant, account_id, currency)
        REFERENCES ledger_account (merchant, id, currency),
      CONSTRAINT grant_earned CHECK (CASE state WHEN 'earned' THEN wagered >= required
        ELSE earned = 0 END),
      CHECK ((ended_at IS NULL) = (state IN ('waiting', 'active', 'closing'))),
      CHECK ((why IS NOT NULL) = (state = 'ended')),
      CHECK ((active_at IS NULL) = (expires_at IS NULL)),
      CHECK (CASE WHEN state = 'waiting' THEN active_at IS NULL
        WHEN state IN ('active', 'closing', 'earned', 'expired') THEN active_at IS NOT NULL
        ELSE true END),
      CHECK (state <> 'closing' OR closing_until IS NOT NULL)
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX bonus_grant_active ON bonus_grant (merchant, member_id)
    WHERE state IN ('active', 'closing')`.execute(db);
  await sql`
    CREATE UNIQUE INDEX bonus_grant_deposit ON bonus_grant (merchant, deposit_id)
    WHERE deposit_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX bonus_grant_member ON bonus_grant (merchant, member_id, id)`.execute(db);
  await sql`
    CREATE INDEX bonus_grant_due ON bonus_grant (expires_at) WHERE state IN ('active', 'closing')`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION grant_check_step() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        IF NEW.state <> 'waiting' THEN
          RAISE EXCEPTION 'a grant begins by waiting' USING ERRCODE = '23514';
        END IF;
      ELSIF NEW.state <> OLD.state AND NOT EXISTS
        (SELECT FROM grant_step WHERE former = OLD.state AND next = NEW.state) THEN
        RAISE EXCEPTION 'a grant that is % does not become %', OLD.state, NEW.state
          USING ERRCODE = '23514';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER check_step BEFORE INSERT OR UPDATE OF state ON bonus_grant
    FOR EACH ROW EXECUTE FUNCTION grant_check_step()`.execute(db);
  // What was promised stays as it was, whatever becomes of the offer.
  await sql`
    CREATE TRIGGER keep_terms
    BEFORE UPDATE OF terms, amount, required, cap, account_id, member_id, promotion_id, deposit_id
      OR DELETE ON bonus_grant
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}

/** What was staked while a grant ran: of which money, and how much of it counts. */
async function stakes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE grant_stake (
      merchant text NOT NULL,
      round_id bigint NOT NULL,
      -- The vendor's own name of the bet.
      ref text NOT NULL,
      grant_id bigint NOT NULL,
      cash bigint NOT NULL CHECK (cash >= 0),
      bonus bigint NOT NULL CHECK (bonus >= 0),
      counted bigint NOT NULL CHECK (counted >= 0),
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'returned')),
      PRIMARY KEY (merchant, round_id, ref),
      FOREIGN KEY (merchant, grant_id) REFERENCES bonus_grant (merchant, id),
      CHECK (cash + bonus > 0)
    )`.execute(db);
  await sql`
    CREATE INDEX grant_stake_open ON grant_stake (merchant, grant_id) WHERE state = 'open'`.execute(
    db,
  );
}

async function others(db: Kysely<unknown>): Promise<void> {
  // Who never had a grant is asked nothing about it at a bet.
  await sql`
    ALTER TABLE member_guard ADD COLUMN has_grants boolean NOT NULL DEFAULT false`.execute(db);
  // Of staked and won: what was no cash, which limits on losses leave out.
  await sql`
    ALTER TABLE play_total
      ADD COLUMN staked_bonus bigint NOT NULL DEFAULT 0,
      ADD COLUMN won_bonus bigint NOT NULL DEFAULT 0`.execute(db);
  // What is played, as the catalogue had it when the game was opened; empty in a vendor's lobby.
  await sql`
    ALTER TABLE provider_session ADD COLUMN game_type text NOT NULL DEFAULT ''`.execute(db);
}
