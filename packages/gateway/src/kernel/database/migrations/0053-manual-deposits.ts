import { sql, type Kysely } from 'kysely';

/**
 * Deposits that no provider tells of: a member pays into an account of the
 * merchant’s, says so, and a person finds the line of the bank (ADR 219). And
 * banks to choose from, where a way to pay asks for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE pay_method
      DROP CONSTRAINT pay_method_kind_check,
      ADD CONSTRAINT pay_method_kind_check
        CHECK (kind IN ('bank', 'manual', 'alipay', 'qq', 'gateway', 'wechat')),
      -- Where to pay: {bank, holder, account}.
      ADD COLUMN pay_to jsonb CHECK (pay_to ?& ARRAY['bank', 'holder', 'account']),
      -- So long a member has to say that it is sent.
      ADD COLUMN hours integer NOT NULL DEFAULT 72 CHECK (hours BETWEEN 1 AND 720),
      -- What else is asked for.
      ADD COLUMN fields text[] NOT NULL DEFAULT '{}' CHECK (fields <@ ARRAY['bank']),
      -- To choose from: [{code, name}].
      ADD COLUMN banks jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(banks) = 'array'),
      ADD CONSTRAINT pay_method_manual
        CHECK ((kind = 'manual') = (provider = 'manual') AND (kind = 'manual') = (pay_to IS NOT NULL)),
      ADD CONSTRAINT pay_method_banks
        CHECK (NOT 'bank' = ANY (fields) OR jsonb_array_length(banks) > 0)`.execute(db);
  await sql`ALTER TABLE deposit_order ADD COLUMN bank text`.execute(db);
  await sql`
    ALTER TABLE order_event
      DROP CONSTRAINT order_event_stage_check,
      ADD CONSTRAINT order_event_stage_check
        CHECK (stage IN ('created', 'unclear', 'open', 'settling', 'failed', 'expired', 'cancelled',
          'credited', 'held', 'reversed', 'won', 'returned', 'sent', 'asked'))`.execute(db);
  await sql`
    CREATE TABLE manual_deposit (
      merchant text NOT NULL,
      order_id bigint NOT NULL,
      -- When its member said that it is on its way; and the name that they gave with it.
      sent_at timestamptz,
      sender text,
      -- Somebody looked, and wants another slip.
      asked_at timestamptz,
      decided_at timestamptz,
      PRIMARY KEY (merchant, order_id),
      FOREIGN KEY (merchant, order_id) REFERENCES deposit_order (merchant, id),
      CHECK (sent_at IS NOT NULL OR asked_at IS NULL)
    )`.execute(db);
  await sql`
    CREATE INDEX manual_deposit_waiting ON manual_deposit (merchant, sent_at, order_id)
    WHERE sent_at IS NOT NULL AND asked_at IS NULL AND decided_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX manual_deposit_decided ON manual_deposit (merchant, decided_at)
    WHERE decided_at IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE deposit_slip (
      merchant text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      member_id bigint NOT NULL,
      order_id bigint NOT NULL,
      content_type text NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
      -- The picture under a key of its own, and that key under the vault's. Neither after its term.
      sealed bytea,
      sealed_key bytea,
      hash bytea NOT NULL,
      size integer NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (merchant, id),
      FOREIGN KEY (merchant, order_id) REFERENCES manual_deposit (merchant, order_id),
      FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
      CHECK ((sealed IS NULL) = (sealed_key IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX deposit_slip_order ON deposit_slip (merchant, order_id, id)`.execute(db);
  await sql`CREATE INDEX deposit_slip_hash ON deposit_slip (merchant, hash)`.execute(db);
}
