import { sql, type Kysely } from 'kysely';

/**
 * An offer is shown once its terms are complete, and what is claimed of it is a
 * grant (ADR 206). What was offered before goes on as its players read it: all
 * stakes count, and the rest is no less than what had been said.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE promotion
      -- Percent of a deposit; 0 where all are given the same.
      ADD COLUMN match integer NOT NULL DEFAULT 0 CHECK (match BETWEEN 0 AND 1000),
      ADD COLUMN cap bigint CHECK (cap > 0),
      ADD COLUMN weights jsonb CHECK (jsonb_typeof(weights) = 'object'),
      ADD COLUMN max_stake bigint CHECK (max_stake > 0),
      ADD COLUMN product text,
      ADD COLUMN published_at timestamptz`.execute(db);
  await sql`
    UPDATE promotion SET published_at = now(),
      wagering = CASE WHEN way <> 'read' AND max_bonus > 0 THEN greatest(wagering, 1) ELSE wagering END,
      days = CASE WHEN way <> 'read' AND max_bonus > 0 AND days = 0 THEN 30 ELSE days END,
      cap = CASE WHEN max_bonus > 0 THEN max_bonus * greatest(wagering, 1) END,
      weights = CASE WHEN max_bonus > 0 THEN '{"*": 100}'::jsonb END,
      max_stake = CASE WHEN max_bonus > 0 THEN max_bonus END,
      product = CASE WHEN max_bonus > 0 THEN 'ALL' END`.execute(db);
  await sql`
    ALTER TABLE promotion ADD CONSTRAINT promotion_terms CHECK
      (published_at IS NULL OR way = 'read' OR max_bonus = 0
        OR (wagering > 0 AND days > 0 AND num_nulls(cap, weights, max_stake, product) = 0))`.execute(
    db,
  );
  await claims(db);
}

/** Where a member stands follows from the grant; “in process” was a claim that somebody looks at. */
async function claims(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE promotion_claim
      ADD COLUMN grant_id bigint,
      ADD FOREIGN KEY (merchant, grant_id) REFERENCES bonus_grant (merchant, id),
      ADD CHECK (grant_id IS NULL OR status = 'ISSUED')`.execute(db);
  await sql`
    UPDATE promotion_claim SET status = 'APPLYING' WHERE status = 'PROCESS'`.execute(db);
}
