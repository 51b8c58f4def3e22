import type { Kysely, Selectable } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { SettlementTables } from './tables.ts';

export type FindingRow = Selectable<SettlementTables['finding']>;

interface Told {
  readonly kind: string | null;
  readonly amount: bigint | null;
  readonly currency: string | null;
}

const told = ({ kind, amount, currency }: Told): string =>
  kind === null || amount === null || currency === null
    ? 'nothing'
    : `${kind} ${toDecimal(amount, currency)} ${currency}`;

export const listedOf = (row: FindingRow): string =>
  told({ kind: row.listed_kind, amount: row.listed_amount, currency: row.listed_currency });

export const bookedOf = (row: FindingRow): string =>
  told({ kind: row.booked_kind, amount: row.booked_amount, currency: row.booked_currency });

/** What the provider says, and what the books have of it. */
export const findingInWords = (row: FindingRow): string =>
  `${row.movement}: the provider lists ${listedOf(row)}, the books have ${bookedOf(row)}`;

/** To the end of the transaction. */
export async function holdFinding(tx: Tx, merchant: string, id: string): Promise<FindingRow> {
  const row = await tx
    .selectFrom('finding')
    .selectAll()
    .where((its) => its.and({ merchant, id: BigInt(id) }))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ActRefusal(`${merchant} has no finding ${id}.`);
  if (row.state === 'open') return row;
  throw new ActRefusal(
    `Finding ${id} is ${row.state === 'closed' ? 'closed' : 'written off'}, and waits for nobody.`,
  );
}

export function openFindings(
  db: Kysely<Database>,
  merchant: string,
  after: bigint,
  limit: number,
): Promise<FindingRow[]> {
  return db
    .selectFrom('finding')
    .selectAll()
    .where((its) => its.and({ merchant, state: 'open' as const }))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function closeFinding(
  tx: Tx,
  { merchant, id }: FindingRow,
  state: 'closed' | 'written_off',
  note: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('finding')
    .set({ state, note, closed_at: new Date(now) })
    .where((its) => its.and({ merchant, id }))
    .execute();
}
