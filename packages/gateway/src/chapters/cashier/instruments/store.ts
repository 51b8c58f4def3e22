import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { InstrumentTables } from './tables.ts';

export type InstrumentRow = Selectable<InstrumentTables['instrument']>;

interface Owner {
  readonly merchant: string;
  readonly memberId: bigint;
}

/** Bound to its member: in the row of another it does not open. */
export const numberBoundTo = ({ merchant, memberId }: Owner): readonly string[] => [
  'instrument',
  merchant,
  memberId.toString(),
];

/** The same number is the same for every member of a merchant, and says nothing without the key. */
export const blindOf = (
  vault: Vault,
  merchant: string,
  rail: InstrumentRow['rail'],
  account: string,
): Buffer => vault.digest('number of an account', merchant, rail, account);

export interface Writing {
  readonly rail: 'bank' | 'ewallet';
  readonly bank: string;
  readonly payeeName: string;
  /** As it is kept: without what stands between its digits. */
  readonly account: string;
  readonly addedAt: number;
  readonly usableAt: number;
}

/** Of the number only the end is written in the clear. */
export function writeInstrument(
  tx: Tx,
  vault: Vault,
  owner: Owner,
  { rail, bank, payeeName, account, addedAt, usableAt }: Writing,
): Promise<InstrumentRow> {
  return tx
    .insertInto('instrument')
    .values({
      merchant: owner.merchant,
      member_id: owner.memberId,
      rail,
      bank: bank.trim(),
      payee_name: payeeName.trim(),
      last4: account.slice(-4),
      sealed: vault.seal(Buffer.from(account), numberBoundTo(owner)),
      blind: blindOf(vault, owner.merchant, rail, account),
      added_at: new Date(addedAt),
      usable_at: new Date(usableAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function instrumentsOf(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
): Promise<InstrumentRow[]> {
  return db
    .selectFrom('instrument')
    .selectAll()
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Nobody is told whether it is another’s, was removed, or never there. */
export function findInstrument(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  id: bigint,
): Promise<InstrumentRow | undefined> {
  return db
    .selectFrom('instrument')
    .selectAll()
    .where((its) => its.and({ merchant, member_id: memberId, id }))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Other members of the merchant who have or had the same number: for whoever decides, and nobody else. */
export async function sharersOf(
  db: Kysely<Database>,
  { merchant, member_id, blind }: Pick<InstrumentRow, 'merchant' | 'member_id' | 'blind'>,
): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('instrument')
    .select('member_id')
    .distinct()
    .where((its) => its.and({ merchant, blind }))
    .where('member_id', '<>', member_id)
    .orderBy('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

/** Those that a payout is under way to. */
export async function instrumentsInUse(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
): Promise<ReadonlySet<bigint>> {
  const rows = await db
    .selectFrom('payout')
    .select('instrument_id')
    .distinct()
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('state', 'in', ['requested', 'review', 'approved', 'sending', 'unclear', 'sent'])
    .execute();
  return new Set(rows.map(({ instrument_id }) => instrument_id));
}
