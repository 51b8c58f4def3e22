import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { SettlementTables } from './tables.ts';

export type SettlementDay = Selectable<SettlementTables['settlement_day']>;
type DayKey = Pick<SettlementDay, 'merchant' | 'provider' | 'day'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** As long as a page of a list may take, and longer: each page makes it new. */
export const READING_LEASE = 60_000;
/** A day that has gone on changing so long is nobody’s mistake of the moment. */
const GIVEN_UP = 14 * DAY;

const dayOfProvider = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Today’s and yesterday’s of every account, where they are not known yet. */
export async function openDays(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    INSERT INTO settlement_day (merchant, provider, day, next_at)
    SELECT merchant, provider, day::date, ${new Date(now)}::timestamptz FROM provider_account,
      unnest(ARRAY[${dayOfProvider(now - DAY)}, ${dayOfProvider(now)}]) AS day
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Of several gateways one reads a day; what a killed one held is free after its lease. */
export async function claimDay(
  db: Kysely<Database>,
  now: number,
): Promise<SettlementDay | undefined> {
  const at = new Date(now);
  return db
    .with('due', (part) =>
      part
        .selectFrom('settlement_day')
        .select(['merchant', 'provider', 'day'])
        .where('next_at', '<=', at)
        .where((its) => its.or([its('leased_until', 'is', null), its('leased_until', '<=', at)]))
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('settlement_day')
    .from('due')
    .set({ leased_until: new Date(now + READING_LEASE), reading: sql`reading + 1` })
    .whereRef('settlement_day.merchant', '=', 'due.merchant')
    .whereRef('settlement_day.provider', '=', 'due.provider')
    .whereRef('settlement_day.day', '=', 'due.day')
    .returning([
      'settlement_day.merchant',
      'settlement_day.provider',
      sql<string>`settlement_day.day::text`.as('day'),
      'reading',
      'next_at',
      'leased_until',
      'read_at',
      'fault',
    ])
    .executeTakeFirst();
}

/** Each hour, until a list was read that is a day older than its day; where they differ, two weeks longer. */
export function nextReading(day: string, began: number, differs: boolean): Date | null {
  const isOver = began - (Date.parse(`${day}T00:00:00Z`) + DAY);
  if (isOver < DAY) return new Date(began + HOUR);
  return differs && isOver < GIVEN_UP ? new Date(began + DAY) : null;
}

/** Not read: tried again soon. What was read before of it stands. */
export async function putOffDay(
  db: Kysely<Database>,
  { merchant, provider, day, reading }: SettlementDay,
  fault: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('settlement_day')
    .set({ fault, leased_until: null, next_at: new Date(now + 5 * 60_000) })
    .where((its) => its.and({ merchant, provider, reading }))
    .where('day', '=', day)
    .execute();
}

/** Read once more as soon as somebody looks. */
export async function askAgain(
  db: Kysely<Database>,
  { merchant, provider, day }: DayKey,
  now: number,
): Promise<void> {
  await db
    .updateTable('settlement_day')
    .set({ next_at: new Date(now) })
    .where((its) => its.and({ merchant, provider }))
    .where('day', '=', day)
    .execute();
}
