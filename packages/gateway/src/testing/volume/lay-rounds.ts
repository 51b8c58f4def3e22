import { sql, type Kysely, type Transaction } from 'kysely';
import { sumUp } from '../../chapters/cashier/index.ts';
import { totalsFromRounds } from '../../chapters/care/index.ts';
import type { Database } from '../../kernel/database/schema.ts';

export const MEMBERS = 1_000_000;
/** Who play; the rest once opened an account. */
const ACTIVE = 10_000;
const DAYS = 90;
const MERCHANT = 'aurora';
const ZONE = 'Asia/Manila';
const STAKE = 100;
const WIN = 250;
const DEPOSIT = 1_000_000_000_000;

/** The one who played a fifth of all rounds. */
export const HEAVY = 'bench_1';

/**
 * A site of a million members who played so many rounds in ninety days, written
 * by the database itself with its triggers off; what they keep is added up
 * afterwards, and the whole is checked.
 */
export async function layRounds(db: Kysely<Database>, rounds: number): Promise<void> {
  await db.connection().execute(async (own) => {
    await sql`SET session_replication_role = replica`.execute(own);
    await sql`SET statement_timeout = 0`.execute(own);
    await own.transaction().execute(async (tx) => {
      await members(tx);
      await money(tx, rounds);
      await games(tx, rounds);
      await readers(tx);
      await sumUp(tx, { code: MERCHANT, timeZone: ZONE });
      await sumUpGames(tx);
      await totalsFromRounds(tx, MERCHANT, ZONE);
      await check(tx);
    });
    await sql`SET session_replication_role = origin`.execute(own);
    await sql`VACUUM ANALYZE`.execute(own);
    await sql`RESET statement_timeout`.execute(own);
  });
}

type Tx = Transaction<Database>;

async function members(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
    SELECT ${MERCHANT}, 'bench_' || n, 'bench_' || n, 'bench_' || n, 0, now() - interval '1 year'
    FROM generate_series(1, ${MEMBERS}::integer) AS n`.execute(tx);
  await sql`
    INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
    SELECT merchant, 'cash', id, 'PHP', 0 FROM member
    WHERE merchant = ${MERCHANT} AND account_key LIKE 'bench\\_%'`.execute(tx);
  await sql`
    CREATE TEMPORARY TABLE seat ON COMMIT DROP AS
    SELECT substring(account_key FROM 7)::integer AS n, member.id AS member_id, account.id AS account_id
    FROM member JOIN ledger_account AS account
      ON account.merchant = member.merchant AND account.member_id = member.id
    WHERE member.merchant = ${MERCHANT} AND account_key LIKE 'bench\\_%'`.execute(tx);
  await sql`CREATE INDEX ON seat (n)`.execute(tx);
}

/** Every number of a round and of its movements follows from its place. */
const played = (rounds: number) => sql`
  SELECT place, seat.member_id, seat.account_id, place % 10 < 3 AS has_won,
    milliseconds_at(now()) - ${DAYS * 86_400_000}::bigint
      + (place * ${(DAYS * 86_400_000) / rounds}::float8)::bigint AS at
  FROM generate_series(1, ${rounds}::integer) AS place
  JOIN seat ON n = CASE WHEN place % 5 = 0 THEN 1 ELSE 2 + place % ${ACTIVE}::integer END`;

async function money(tx: Tx, rounds: number): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
    SELECT first_timed_id(milliseconds_at(now()) - ${100 * 86_400_000}::bigint) + n AS id,
      'deposit' AS kind, account_id, ${DEPOSIT}::bigint AS amount FROM seat WHERE n <= ${ACTIVE} + 1
    UNION ALL
    SELECT first_timed_id(at) + place % 1000000 * 2 AS id, 'bet', account_id, -${STAKE}::bigint
    FROM (${played(rounds)}) AS round
    UNION ALL
    SELECT first_timed_id(at) + place % 1000000 * 2 + 1, 'win', account_id, ${WIN}::bigint
    FROM (${played(rounds)}) AS round WHERE has_won`.execute(tx);
  await sql`
    INSERT INTO ledger_transfer (merchant, id, kind)
    SELECT ${MERCHANT}, id, kind FROM moved`.execute(tx);
  await sql`
    INSERT INTO ledger_entry
      (merchant, transfer_id, line, account_id, currency, kind, amount, balance)
    SELECT ${MERCHANT}, id, 1, account_id, 'PHP', kind, amount,
      sum(amount) OVER (PARTITION BY account_id ORDER BY id) FROM moved
    UNION ALL
    SELECT ${MERCHANT}, moved.id, 2, house.id, 'PHP', moved.kind, -amount, NULL
    FROM moved CROSS JOIN ledger_account AS house
    WHERE house.merchant = ${MERCHANT} AND house.kind = 'house' AND house.currency = 'PHP'`.execute(
    tx,
  );
  await sql`
    UPDATE ledger_account AS account SET balance = sum, last_transfer_id = last
    FROM (SELECT account_id, sum(amount), max(id) AS last FROM moved GROUP BY 1) AS found
    WHERE account.merchant = ${MERCHANT} AND account.id = found.account_id`.execute(tx);
}

async function games(tx: Tx, rounds: number): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE node ON COMMIT DROP AS
    SELECT node_id, row_number() OVER (ORDER BY heat, node_id) - 1 AS n, count(*) OVER () AS count
    FROM game WHERE merchant = ${MERCHANT}`.execute(tx);
  await sql`
    INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, win, outcome, at,
      status, settled_at)
    SELECT ${MERCHANT}, first_timed_id(round.at) + place % 1000000 * 2, member_id, node_id, 'real',
      'PHP', ${STAKE}, CASE WHEN has_won THEN ${WIN} + place % 9973 ELSE 0 END,
      '{"drops": [3, 1, 4, 1, 5], "lines": []}',
      to_timestamp(round.at / 1000.0), 'settled', to_timestamp(round.at / 1000.0)
    FROM (${played(rounds)}) AS round
    -- A few games are played most.
    JOIN node ON n = (place::bigint * 7919 % count) * (place::bigint * 104729 % count) / count`.execute(
    tx,
  );
}

async function readers(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO announcement_read (merchant, announcement_id, member_id, at)
    SELECT ${MERCHANT}, announcement.id, member_id, now()
    FROM announcement CROSS JOIN seat
    WHERE merchant = ${MERCHANT} AND kind = 'notice' AND n <= 200000
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`DELETE FROM announcement_readers WHERE merchant = ${MERCHANT}`.execute(tx);
  await sql`
    INSERT INTO announcement_readers (merchant, announcement_id, slot, readers)
    SELECT merchant, announcement_id, member_id % 16, count(*) FROM announcement_read
    WHERE merchant = ${MERCHANT} GROUP BY 1, 2, 3`.execute(tx);
}

async function sumUpGames(tx: Tx): Promise<void> {
  await sql`DELETE FROM game_day WHERE merchant = ${MERCHANT}`.execute(tx);
  await sql`
    INSERT INTO game_day (merchant, node_id, day, slot, rounds, staked, top_win, currency)
    SELECT merchant, node_id, (at AT TIME ZONE 'UTC')::date, 0, count(*), sum(stake), max(win),
      min(currency)
    FROM round WHERE merchant = ${MERCHANT} AND mode = 'real' AND status <> 'void'
    GROUP BY 1, 2, 3`.execute(tx);
}

async function check(tx: Tx): Promise<void> {
  const { rows } = await sql<{ fault: string }>`
    SELECT 'the ledger sums to ' || sum(amount) AS fault FROM ledger_entry HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'account ' || account.id || ' does not fit its entries' FROM ledger_account AS account
    JOIN (SELECT merchant, account_id, sum(amount) FROM ledger_entry GROUP BY 1, 2) AS own
      ON own.merchant = account.merchant AND own.account_id = account.id
    WHERE account.kind <> 'house' AND account.balance <> own.sum
    UNION ALL
    SELECT 'the days do not fit the entries' WHERE
      (SELECT sum(paid_in - paid_out) FROM ledger_day) <>
      (SELECT sum(amount) FROM ledger_entry WHERE balance IS NOT NULL)
    UNION ALL
    SELECT 'the days do not fit the rounds' WHERE
      (SELECT sum(rounds) FROM round_day WHERE node_id = '') <> (SELECT count(*) FROM round)
    LIMIT 5`.execute(tx);
  if (rows.length > 0) throw new Error(rows.map(({ fault }) => fault).join('; '));
}
