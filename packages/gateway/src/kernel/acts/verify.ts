import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How a merchant's chain of acts stands. */
export interface ChainReport {
  readonly merchant: string;
  readonly acts: bigint;
  /** Of the last row, to be noted elsewhere: rows that were cut off the end leave no gap. */
  readonly head: string;
  /** The first row that does not fit, in a sentence. */
  readonly fault: string | undefined;
}

interface Link {
  readonly n: bigint;
  readonly fields: readonly (string | null)[];
  readonly approval: string | null;
  readonly prev: Buffer;
  readonly hash: Buffer;
}

const LOT = 1_000;
const START = Buffer.alloc(32);

/** Reckoned here and not in the database, whose functions somebody may have changed too. */
export async function verifyChain(db: Kysely<Database>, merchant: string): Promise<ChainReport> {
  let last: Pick<Link, 'n' | 'hash'> = { n: 0n, hash: START };
  for (;;) {
    const links = await linksAfter(db, merchant, last.n);
    for (const link of links) {
      const fault = faultOf(link, last);
      if (fault !== undefined) return reportOf(merchant, last, fault);
      last = link;
    }
    if (links.length < LOT) return reportOf(merchant, last, undefined);
  }
}

const reportOf = (
  merchant: string,
  { n, hash }: Pick<Link, 'n' | 'hash'>,
  fault: string | undefined,
): ChainReport => ({ merchant, acts: n, head: hash.toString('hex'), fault });

function faultOf(
  { n, fields, approval, prev, hash }: Link,
  last: Pick<Link, 'n' | 'hash'>,
): string | undefined {
  if (n !== last.n + 1n) return `${last.n + 1n} is missing: after ${last.n} comes ${n}.`;
  if (!prev.equals(last.hash)) return `${n} does not follow ${last.n}: one of the two was changed.`;
  const parts = [...fields, prev.toString('hex'), ...(approval === null ? [] : [approval])];
  const text = parts.map(fieldText).join('');
  const isWhole = createHash('sha256').update(text).digest().equals(hash);
  return isWhole ? undefined : `${n} was changed after it was written.`;
}

const fieldText = (field: string | null): string =>
  field === null ? '-,' : `${Buffer.byteLength(field)}:${field},`;

async function linksAfter(db: Kysely<Database>, merchant: string, n: bigint): Promise<Link[]> {
  const { rows } = await sql<Link>`
    SELECT n, prev, hash, approval::text AS approval, ARRAY[merchant, n::text,
      (extract(epoch FROM at) * 1000000)::bigint::text, operator, person, place, act,
      subject_kind, subject, reason, before::text, after::text, trace] AS fields
    FROM audit WHERE merchant = ${merchant} AND n > ${n} ORDER BY n LIMIT ${LOT}`.execute(db);
  return rows;
}

/** Whose acts are in the book. */
export async function auditedMerchants(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('audit')
    .select('merchant')
    .distinct()
    .orderBy('merchant')
    .execute();
  return rows.map(({ merchant }) => merchant);
}
