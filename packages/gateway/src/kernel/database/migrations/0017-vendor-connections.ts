import { sql, type Kysely } from 'kysely';

/** Where a vendor's games open, and secrets that can be replaced without a moment in between. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vendor_connection (
      merchant text NOT NULL,
      vendor text NOT NULL,
      -- With places for the token and what else a vendor is told.
      address text NOT NULL,
      enabled boolean NOT NULL DEFAULT true,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (merchant, vendor)
    )`.execute(db);
  await sql`
    ALTER TABLE vendor_secret
      ADD COLUMN id text NOT NULL DEFAULT 'first',
      -- From then on nothing is signed with it; without one it ends by an order.
      ADD COLUMN not_after timestamptz,
      DROP CONSTRAINT vendor_secret_pkey,
      ADD PRIMARY KEY (merchant, vendor, id)`.execute(db);
  // Launches are kept for ever; whoever is disconnected must not wait until all were looked at.
  await sql`
    CREATE INDEX provider_session_vendor
      ON provider_session (merchant, vendor, expires_at) WHERE ended_at IS NULL`.execute(db);
}
