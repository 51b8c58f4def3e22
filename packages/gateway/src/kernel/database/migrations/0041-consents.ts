import { sql, type Kysely } from 'kysely';

/** Which offers a member agreed to, for ever; and when answers to questions were right (ADR 204). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE consent_event (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      channel text NOT NULL CHECK (channel IN ('sms', 'email', 'push')),
      -- What is offered: every product of the site, since nothing narrower is asked for.
      product text NOT NULL,
      agreed boolean NOT NULL,
      -- Of the words that stood beside the switch; empty where nobody said it.
      text_version text NOT NULL,
      language text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id)
    )`.execute(db);
  await sql`CREATE INDEX consent_event_member ON consent_event (merchant, member_id, id)`.execute(
    db,
  );
  await sql`
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_event
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  // What was agreed to before is known by its outcome alone.
  await sql`
    INSERT INTO consent_event
      (merchant, member_id, channel, product, agreed, text_version, language, at)
    SELECT merchant, id, channel, 'all', true, '', '', now()
    FROM member, unnest(ARRAY['sms', 'email']) AS channel
    WHERE marketing ->> channel = 'true'`.execute(db);
  // No site sends any: nobody has agreed to what does not exist.
  await sql`
    UPDATE member SET marketing = marketing || '{"push": false}'
    WHERE marketing ->> 'push' = 'true'`.execute(db);
  await sql`ALTER TABLE security_answer ADD COLUMN answered_at timestamptz`.execute(db);
}
