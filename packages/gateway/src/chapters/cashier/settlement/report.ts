import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { findingInWords } from './findings.ts';

export interface SettlementReport {
  readonly text: string;
  /** Both books were compared, and say the same. */
  readonly agrees: boolean;
}

interface Sums {
  readonly provider: string;
  readonly currency: string;
  readonly kind: string;
  readonly listed: bigint;
  readonly listedSum: bigint;
  readonly booked: bigint;
  readonly bookedSum: bigint;
}

/** Both books of a day side by side, as they were read last, for whoever reads them as words. */
export async function settlementReport(
  db: Kysely<Database>,
  merchant: string,
  day: string,
): Promise<SettlementReport> {
  const days = await db
    .selectFrom('settlement_day')
    .select(['provider', 'read_at', 'next_at', 'fault'])
    .where('merchant', '=', merchant)
    .where('day', '=', day)
    .orderBy('provider')
    .execute();
  const findings = await db
    .selectFrom('finding')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('day', '=', day)
    .where('state', '<>', 'closed')
    .orderBy('id')
    .execute();
  const sums = await sumsOf(db, merchant, day);
  const parts = days.map(({ provider, read_at: read, next_at: next, fault }) => {
    const lines = [`${provider} on ${day}, ${readAs(read, next)}`];
    if (fault !== null) lines.push(`  the last try to read it failed: ${fault}`);
    lines.push(...tableOf(sums.filter((one) => one.provider === provider)));
    const differing = findings.filter((one) => one.provider === provider);
    for (const row of differing) {
      lines.push(
        `  ${row.state === 'open' ? 'DIFFERS' : 'written off'} ${row.id} ${findingInWords(row)}`,
      );
    }
    const isOpen = differing.some(({ state }) => state === 'open');
    if (read !== null && !isOpen) lines.push('  Both say the same.');
    return { text: `${lines.join('\n')}\n`, agrees: read !== null && fault === null && !isOpen };
  });
  if (parts.length === 0) {
    return { text: `Of ${day} no provider of ${merchant} was asked.\n`, agrees: false };
  }
  return {
    text: parts.map(({ text }) => text).join('\n'),
    agrees: parts.every(({ agrees }) => agrees),
  };
}

function readAs(read: Date | null, next: Date | null): string {
  if (read === null) return 'not read yet';
  const at = `read at ${read.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return next === null ? `${at}, final` : `${at}, read again later`;
}

const columns = (kind: string, one: string, other: string): string =>
  `  ${kind.padEnd(18)}${one.padStart(24)}${other.padStart(24)}`;

function tableOf(sums: readonly Sums[]): readonly string[] {
  if (sums.length === 0) return ['  nothing moved'];
  return [
    columns('', 'the provider’s list', 'the books'),
    ...sums.map(({ kind, currency, listed, listedSum, booked, bookedSum }) =>
      columns(
        `${kind} ${currency}`,
        `${listed} · ${toDecimal(listedSum, currency)}`,
        `${booked} · ${toDecimal(bookedSum, currency)}`,
      ),
    ),
  ];
}

async function sumsOf(
  db: Kysely<Database>,
  merchant: string,
  day: string,
): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    WITH listed AS (
      SELECT provider, currency, kind, count(*) AS number, sum(amount)::bigint AS sum
      FROM settlement_line WHERE merchant = ${merchant} AND day = ${day}::date GROUP BY 1, 2, 3),
    booked AS (
      SELECT provider, currency, kind, count(*) AS number, sum(amount)::bigint AS sum
      FROM provider_movement WHERE merchant = ${merchant} AND kind NOT IN ('released', 'kept', 'given_up', 'found')
        AND at >= ${`${day}T00:00:00Z`}::timestamptz
        AND at < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours' GROUP BY 1, 2, 3)
    SELECT provider, currency, kind, coalesce(listed.number, 0) AS listed,
      coalesce(listed.sum, 0) AS "listedSum", coalesce(booked.number, 0) AS booked,
      coalesce(booked.sum, 0) AS "bookedSum"
    FROM listed FULL JOIN booked USING (provider, currency, kind)
    ORDER BY provider, currency, kind`.execute(db);
  return rows;
}
