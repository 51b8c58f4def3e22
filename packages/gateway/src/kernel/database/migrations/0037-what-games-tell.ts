import { sql, type Kysely } from 'kysely';

/** What a vendor says of a game, where it does; how long a round takes at least; what a jackpot is (ADR 199, ADR 200). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE game
      -- Nothing where a vendor does not tell.
      ALTER COLUMN rtp DROP NOT NULL,
      ALTER COLUMN volatility DROP NOT NULL,
      ALTER COLUMN max_win DROP NOT NULL,
      ALTER COLUMN min_bet DROP NOT NULL,
      ALTER COLUMN max_bet DROP NOT NULL,
      -- An address, a path of the site, or house:FILE for a page of a game of the house.
      ADD COLUMN rules_url text
        CHECK (rules_url ~ '^(https://[^/@[:space:]]+(/[^[:space:]]*)?|/[^/\\\\[:space:]][^[:space:]]*|house:[a-z-]+/[a-z.-]+)$'),
      -- Its build is certified to keep rounds at least so long where it is told to.
      ADD COLUMN round_seconds real CHECK (round_seconds BETWEEN 0 AND 60)`.execute(db);
  await sql`
    ALTER TABLE jackpot
      ADD COLUMN won_by text CHECK (won_by IN ('chance', 'combination')),
      -- How much of the return to player it is, in per cent of stakes.
      ADD COLUMN rtp_part text CHECK (rtp_part ~ '^[0-9]{1,2}([.][0-9]{1,2})?$')`.execute(db);
  // When the last round was begun by whoever plays here.
  await sql`ALTER TABLE provider_session ADD COLUMN round_at timestamptz`.execute(db);
}
