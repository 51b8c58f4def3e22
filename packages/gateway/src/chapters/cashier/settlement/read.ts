import { Unclear } from '../../../kernel/providers/wire.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { type PaymentProvider, type ProviderMovement } from '../providers/port.ts';
import { compareDay } from './compare.ts';
import { READING_LEASE, type SettlementDay } from './days.ts';

interface Reading {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  /** Lines written at once. */
  readonly page?: number;
  /** A list that goes on beyond it is no list. */
  readonly most?: number;
}

/**
 * Takes the provider’s list of a day over, page by page, and compares it once
 * all of it is here. A list that breaks off, goes round or says what cannot be
 * leaves what was found by the last one.
 */
export async function readDay(
  { db, clock, page = 500, most = 1_000_000 }: Reading,
  provider: Pick<PaymentProvider, 'settled'>,
  day: SettlementDay,
): Promise<number> {
  const began = clock();
  let lines: ProviderMovement[] = [];
  let count = 0;
  for await (const line of provider.settled(day.day)) {
    requireSound(line);
    count += 1;
    if (count > most) throw new Unclear(`The list goes on beyond ${most} movements.`);
    lines.push(line);
    if (lines.length < page) continue;
    await keep(db, day, lines, clock());
    lines = [];
  }
  await keep(db, day, lines, clock());
  return compareDay(db, day, began);
}

const kinds: ReadonlySet<string> = new Set<ProviderMovement['kind']>([
  'capture',
  'refund',
  'chargeback',
  'won',
  'payout',
  'return',
]);
const MOST = 2n ** 63n - 1n;

function requireSound({ id, kind, amount, currency, at }: ProviderMovement): void {
  const isNamed = id.length > 0 && id.length <= 200 && !id.includes('\0');
  const isSum = amount > 0n && amount <= MOST && /^[A-Z]{3}$/.test(currency);
  const isDated = Number.isFinite(at) && Math.abs(at) <= 4_102_444_800_000;
  if (isNamed && isSum && isDated && kinds.has(kind)) return;
  throw new Unclear('The list has a movement that cannot be.');
}

async function keep(
  db: Kysely<Database>,
  { merchant, provider, day, reading }: SettlementDay,
  lines: readonly ProviderMovement[],
  now: number,
): Promise<void> {
  const ids = new Set(lines.map(({ id }) => id));
  if (ids.size < lines.length) throw new Unclear('The list has a movement twice.');
  const { rows } = await sql<{ isOurs: boolean; kept: bigint }>`
    WITH own AS (
      UPDATE settlement_day SET leased_until = ${new Date(now + READING_LEASE)}
      WHERE merchant = ${merchant} AND provider = ${provider} AND day = ${day}::date
        AND reading = ${reading} RETURNING merchant, provider, day, reading),
    kept AS (
      INSERT INTO settlement_line AS line
        (merchant, provider, day, reading, movement, kind, amount, currency, at)
      SELECT own.*, given.* FROM own, unnest(
        ${lines.map(({ id }) => id)}::text[], ${lines.map(({ kind }) => kind)}::text[],
        ${lines.map(({ amount }) => amount.toString())}::bigint[],
        ${lines.map(({ currency }) => currency)}::text[],
        ${lines.map(({ at }) => new Date(at).toISOString())}::timestamptz[]) AS given
      ON CONFLICT (merchant, provider, day, movement) DO UPDATE SET reading = excluded.reading,
        kind = excluded.kind, amount = excluded.amount, currency = excluded.currency,
        at = excluded.at
      WHERE line.reading <> excluded.reading
      RETURNING 1)
    SELECT EXISTS (SELECT FROM own) AS "isOurs", (SELECT count(*) FROM kept) AS kept`.execute(db);
  const [row] = rows;
  if (row?.isOurs !== true) throw new Unclear('The day is being read by another gateway.');
  if (row.kept < BigInt(lines.length)) throw new Unclear('The list has a movement twice.');
}
