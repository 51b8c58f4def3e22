import { sql, type Kysely } from 'kysely';

/**
 * Who stands below whom. A line is the whole way from its top down to a member,
 * so that all above somebody are one row and all below them one range
 * (ADR 221). Lines are written by two functions and by nobody’s hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  // Whoever was there before has no line above them: an operator moves them where they belong.
  await sql`
    INSERT INTO lineage (merchant, member_id, parent_id, line, joined_day)
    SELECT merchant, id, NULL, ARRAY[id], (created_at AT TIME ZONE 'UTC')::date
    FROM member WHERE type <> 4`.execute(db);
  await held(db);
  await joining(db);
  await moving(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE lineage (
      merchant text NOT NULL,
      member_id bigint NOT NULL,
      parent_id bigint,
      -- The top first, the member last.
      line bigint[] NOT NULL,
      joined_day date NOT NULL,
      PRIMARY KEY (merchant, member_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      FOREIGN KEY (merchant, parent_id) REFERENCES lineage (merchant, member_id),
      CONSTRAINT lineage_depth CHECK (cardinality(line) BETWEEN 1 AND 12),
      CHECK (line[cardinality(line)] = member_id),
      CHECK (parent_id IS NOT DISTINCT FROM line[cardinality(line) - 1])
    )`.execute(db);
  await sql`CREATE INDEX lineage_parent ON lineage (merchant, parent_id, member_id)`.execute(db);
  await sql`CREATE INDEX lineage_line ON lineage (merchant, line)`.execute(db);
  await sql`
    CREATE TABLE lineage_move (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      -- Null: under nobody.
      from_id bigint,
      to_id bigint,
      -- At whose start it happens, when the day before is closed.
      effective_day date NOT NULL,
      ordered_by text NOT NULL,
      reason text NOT NULL,
      ordered_at timestamptz NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, member_id) REFERENCES lineage (merchant, member_id),
      FOREIGN KEY (merchant, to_id) REFERENCES lineage (merchant, member_id)
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX lineage_move_waiting ON lineage_move (merchant, member_id)
    WHERE state = 'waiting'`.execute(db);
  await sql`
    CREATE INDEX lineage_move_member ON lineage_move (merchant, member_id, effective_day)`.execute(
    db,
  );
}

async function held(db: Kysely<unknown>): Promise<void> {
  // At the commit: a subtree that moves is right as a whole or not at all.
  await sql`
    CREATE FUNCTION lineage_check() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT FROM lineage AS own
        LEFT JOIN lineage AS above
          ON above.merchant = own.merchant AND above.member_id = own.parent_id
        WHERE own.merchant = NEW.merchant
          AND (own.member_id = NEW.member_id OR own.parent_id = NEW.member_id)
          AND own.line <> coalesce(above.line, '{}') || own.member_id) THEN
        RAISE EXCEPTION 'the line of % is not that of whom they stand below', NEW.member_id
          USING ERRCODE = '23514';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE CONSTRAINT TRIGGER check_line AFTER INSERT OR UPDATE ON lineage
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lineage_check()`.execute(db);
  await sql`
    CREATE FUNCTION lineage_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'lines change by their own functions' USING ERRCODE = '42501';
    END $$`.execute(db);
  // The functions below say that it is them: whoever owns the tables is held as well.
  await sql`
    CREATE TRIGGER refuse_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON lineage
    FOR EACH STATEMENT
    WHEN (coalesce(current_setting('livery.lineage', true), '') <> 'on')
    EXECUTE FUNCTION lineage_refuse_change()`.execute(db);
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON lineage_move
    FOR EACH STATEMENT
    WHEN (coalesce(current_setting('livery.lineage', true), '') <> 'on')
    EXECUTE FUNCTION lineage_refuse_change()`.execute(db);
}

async function joining(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION join_line(owner text, newcomer bigint, above bigint, day date)
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      -- Nobody is moved away while somebody sits down below them.
      PERFORM pg_advisory_xact_lock_shared(hashtext('livery.lineage'), hashtext(owner));
      PERFORM set_config('livery.lineage', 'on', true);
      INSERT INTO lineage (merchant, member_id, parent_id, line, joined_day)
      SELECT owner, newcomer, above,
        coalesce((SELECT line FROM lineage WHERE merchant = owner AND member_id = above), '{}')
          || newcomer, day;
      PERFORM set_config('livery.lineage', '', true);
    END $$`.execute(db);
  await asOwner(db, 'join_line(text, bigint, bigint, date)');
}

async function moving(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION line_end(line bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
      SELECT line[:cardinality(line) - 1] || (line[cardinality(line)] + 1)
    $$`.execute(db);
  await sql`
    CREATE FUNCTION apply_moves(owner text, day date) RETURNS bigint[] LANGUAGE plpgsql AS $$
    DECLARE
      move lineage_move;
      own bigint[];
      above bigint[];
      deepest integer;
      moved bigint[] := '{}';
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('livery.lineage'), hashtext(owner));
      PERFORM set_config('livery.lineage', 'on', true);
      FOR move IN
        SELECT * FROM lineage_move
        WHERE merchant = owner AND state = 'waiting' AND effective_day <= day
        ORDER BY effective_day, id FOR UPDATE
      LOOP
        SELECT line INTO own FROM lineage
        WHERE merchant = owner AND member_id = move.member_id;
        above := coalesce((SELECT line FROM lineage
          WHERE merchant = owner AND member_id = move.to_id), '{}');
        SELECT max(cardinality(line)) INTO deepest FROM lineage
        WHERE merchant = owner AND line >= own AND line < line_end(own);
        -- Another move may have come between since it was ordered.
        IF above @> ARRAY[move.member_id]
          OR cardinality(above) + deepest - cardinality(own) + 1 > 12 THEN
          UPDATE lineage_move SET state = 'refused' WHERE merchant = owner AND id = move.id;
          CONTINUE;
        END IF;
        UPDATE lineage SET line = above || line[cardinality(own):],
          parent_id = CASE WHEN member_id = move.member_id THEN move.to_id ELSE parent_id END
        WHERE merchant = owner AND line >= own AND line < line_end(own);
        UPDATE lineage_move SET state = 'done' WHERE merchant = owner AND id = move.id;
        moved := moved || move.member_id;
      END LOOP;
      PERFORM set_config('livery.lineage', '', true);
      RETURN moved;
    END $$`.execute(db);
  await asOwner(db, 'apply_moves(text, date)');
}

/** The gateway may call it and has no right to the table (0023-balances). */
async function asOwner(db: Kysely<unknown>, signature: string): Promise<void> {
  await sql`
    DO $$
    BEGIN
      EXECUTE format('ALTER FUNCTION ${sql.raw(signature)} SECURITY DEFINER
        SET search_path = %I, pg_temp', current_schema());
    END $$`.execute(db);
}
