import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Anchor } from './anchor.ts';

/** The act that writes down that a backup was restored. */
export const RESTORED = 'audit.restored';

/** A break that somebody wrote down: anchored lines that are not in the book. */
export interface RestoredBackup {
  /** Where it stands in the book. */
  readonly line: bigint;
  readonly at: Date;
  readonly person: string;
  readonly reason: string;
  /** Of both chains, the last line that they have in common, and the last that was lost. */
  readonly since: bigint;
  readonly lost: bigint;
}

export interface AnchorReport {
  readonly compared: number;
  readonly restored: readonly RestoredBackup[];
  /** The first anchored line that the book has not, as it was anchored. */
  readonly broken:
    | {
        readonly first: Anchor;
        readonly last: Anchor;
        readonly since: bigint;
        readonly isThere: boolean;
      }
    | undefined;
}

const LOT = 1_000;

/**
 * Holds a chain against what was written down outside: one that was written
 * anew as a whole is sound in itself, and no anchor fits it (ADR 213).
 */
export async function compareWithAnchors(
  db: Kysely<Database>,
  merchant: string,
  anchors: readonly Anchor[],
): Promise<AnchorReport> {
  const own = anchors.filter((one) => one.merchant === merchant);
  const restored = await restoredAt(db, merchant);
  const isLost = ({ n, at }: Anchor) =>
    restored.some((one) => at < one.at && n > one.since && n <= one.lost);
  const misfits: { readonly anchor: Anchor; readonly isThere: boolean }[] = [];
  let since = 0n;
  for (let from = 0; from < own.length; from += LOT) {
    const lot = own.slice(from, from + LOT);
    const hashes = await hashesOf(db, merchant, lot);
    for (const anchor of lot) {
      const found = hashes.get(anchor.n);
      if (found === anchor.hash) since = misfits.length === 0 ? anchor.n : since;
      else if (!isLost(anchor)) misfits.push({ anchor, isThere: found !== undefined });
    }
  }
  const [first, last] = [misfits[0], misfits.at(-1)];
  return {
    compared: own.length,
    restored,
    broken:
      first && last
        ? { first: first.anchor, isThere: first.isThere, last: last.anchor, since }
        : undefined,
  };
}

async function hashesOf(
  db: Kysely<Database>,
  merchant: string,
  lot: readonly Anchor[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db
    .selectFrom('audit')
    .select(['n', 'hash'])
    .where('merchant', '=', merchant)
    .where('n', 'in', [...new Set(lot.map(({ n }) => n))])
    .execute();
  return new Map(rows.map(({ n, hash }) => [n, hash.toString('hex')]));
}

async function restoredAt(
  db: Kysely<Database>,
  merchant: string,
): Promise<readonly RestoredBackup[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['n', 'at', 'person', 'reason', 'before', 'after'])
    .where((its) => its.and({ merchant, act: RESTORED }))
    .orderBy('n')
    .execute();
  return rows.map(({ n, at, person, reason, before, after }) => ({
    line: n,
    at,
    person,
    reason,
    lost: numberIn(before, 'line'),
    since: numberIn(after, 'since'),
  }));
}

/** What no act of ours wrote excuses nothing. */
function numberIn(facts: Readonly<Record<string, unknown>> | null, name: string): bigint {
  const value = facts?.[name];
  return typeof value === 'string' && /^\d{1,19}$/.test(value) ? BigInt(value) : 0n;
}
