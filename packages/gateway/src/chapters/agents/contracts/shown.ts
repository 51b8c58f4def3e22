import type { Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { percentOf } from '../rates/percent.ts';
import { isOfferOpen, OPEN_FOR, runningOf, type ContractRow } from './store.ts';
import type { ContractKind } from './kinds.ts';
import { shownSteps } from './terms.ts';

type ShownVersion = Reply<'contract'>['history'][number];
export type ContractStanding = Omit<Reply<'contract'>, 'estimate'>;

/** All that is told of somebody’s contract of a kind: no version may be told that they are not asked about. */
export async function contractStanding(
  db: Kysely<Database>,
  merchant: Merchant,
  kind: ContractKind,
  rows: readonly ContractRow[],
  now: number,
): Promise<ContractStanding> {
  const names = await namesOf(db, merchant.code, rows);
  const shown = rows.map((row) => ({ row, version: shownVersion(merchant, row, names, now) }));
  const current = runningOf(rows, dayIn(merchant.timeZone, now));
  const offer = rows.find((row) => isOfferOpen(row, now));
  const pick = (one: ContractRow | undefined) => shown.find(({ row }) => row === one)?.version;
  const [running, waiting] = [pick(current), pick(offer)];
  const state =
    waiting !== undefined
      ? 'offered'
      : running !== undefined
        ? 'active'
        : rows.length > 0
          ? 'over'
          : 'none';
  return {
    kind,
    state,
    ...(running !== undefined && { current: running }),
    ...(waiting !== undefined && { offer: waiting }),
    history: shown
      .filter(({ row }) => row !== current && row !== offer)
      .map(({ version }) => version),
  };
}

async function namesOf(
  db: Kysely<Database>,
  merchant: string,
  rows: readonly ContractRow[],
): Promise<ReadonlyMap<bigint, string>> {
  const ids = new Set(rows.flatMap(({ grantor_id }) => (grantor_id === null ? [] : [grantor_id])));
  if (ids.size === 0) return new Map();
  const found = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(found.map(({ id, account }) => [id, account]));
}

function shownVersion(
  { currency, timeZone }: Merchant,
  row: ContractRow,
  names: ReadonlyMap<bigint, string>,
  now: number,
): ShownVersion {
  const { terms, kind } = row;
  const grantor = row.grantor_id === null ? undefined : names.get(row.grantor_id);
  const deposits = BigInt(terms.activeDeposits);
  const money = (minor: string | bigint) => toDecimal(BigInt(minor), currency);
  return {
    id: row.id.toString(),
    version: row.version,
    state: stateOf(row, dayIn(timeZone, now), now),
    steps: shownSteps(terms.steps, currency),
    startsOn: row.starts_on,
    ...(row.ends_on !== null && { endsOn: row.ends_on }),
    ...(row.note !== null && { note: row.note }),
    ...(grantor !== undefined && { grantor }),
    periods: terms.periods,
    activeFrom: {
      valid: money(terms.activeValid),
      ...(deposits > 0n && { deposits: money(deposits) }),
    },
    ...(kind === 'dividend' && { carry: terms.carry, fee: percentOf(terms.fee) }),
    offeredAt: row.offered_at.getTime(),
    ...(isOfferOpen(row, now) && { openUntil: row.offered_at.getTime() + OPEN_FOR }),
    ...(row.answered_at !== null && { answeredAt: row.answered_at.getTime() }),
  };
}

/** Rows are swept now and then; what is told is what is so. */
function stateOf(row: ContractRow, today: string, now: number): ContractRow['state'] {
  if (row.state === 'offered' && !isOfferOpen(row, now)) return 'lapsed';
  if (row.state === 'active' && row.ends_on !== null && row.ends_on < today) return 'ended';
  return row.state;
}
