import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { blindOf, numberBoundTo, type InstrumentRow } from './store.ts';

const AT_ONCE = 500;

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

type SealedRow = Pick<InstrumentRow, 'merchant' | 'id' | 'member_id' | 'rail' | 'sealed'>;

/**
 * Seals numbers anew that the former key sealed, with what they are compared
 * by, in their order. Without a former key the first and the last are looked
 * at: of a start that was killed half-way, one of them does not open. One that
 * was removed has no number any more, and is compared no longer.
 */
export async function sealInstruments({ db, vault }: Kept, former?: Vault): Promise<void> {
  if (former === undefined) {
    for (const order of ['asc', 'desc'] as const) {
      const [row] = await sealedRows(db, order).limit(1).execute();
      if (row !== undefined) openedBy(vault, row);
    }
    return;
  }
  let after: Pick<SealedRow, 'merchant' | 'id'> | undefined = { merchant: '', id: 0n };
  while (after !== undefined) after = await sealSome(db, vault, former, after);
}

/** Those after one, as many as go at once; answers the last of them where there may be more. */
const sealSome = (
  db: Kysely<Database>,
  vault: Vault,
  former: Vault,
  after: Pick<SealedRow, 'merchant' | 'id'>,
): Promise<SealedRow | undefined> =>
  transact(db, async (tx) => {
    const rows = await sealedRows(tx, 'asc')
      .where((its) => its(its.refTuple('merchant', 'id'), '>', its.tuple(after.merchant, after.id)))
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    for (const row of rows) await sealOne(tx, vault, former, row);
    return rows.length < AT_ONCE ? undefined : rows.at(-1);
  });

const sealedRows = (db: Kysely<Database>, order: 'asc' | 'desc') =>
  db
    .selectFrom('instrument')
    .select(['merchant', 'id', 'member_id', 'rail', 'sealed'])
    .where('sealed', 'is not', null)
    .orderBy('merchant', order)
    .orderBy('id', order);

const boundTo = ({ merchant, member_id: memberId }: SealedRow) =>
  numberBoundTo({ merchant, memberId });

function openedBy(vault: Vault, row: SealedRow): Buffer {
  const plain = row.sealed && vault.open(row.sealed, boundTo(row));
  if (plain) return plain;
  throw new StartError(
    `Account ${row.id} of a member of ${row.merchant} was sealed with another LIVERY_KEY. ` +
      'Give that one as LIVERY_KEY_FORMER once.',
  );
}

async function sealOne(tx: Tx, vault: Vault, former: Vault, row: SealedRow): Promise<void> {
  const bound = boundTo(row);
  if (row.sealed === null || vault.open(row.sealed, bound) !== undefined) return;
  const plain = openedBy(former, row);
  const blind = blindOf(vault, row.merchant, row.rail, plain.toString());
  await tx
    .updateTable('instrument')
    .set({ sealed: vault.seal(plain, bound), blind })
    .where((its) => its.and({ merchant: row.merchant, id: row.id }))
    .execute();
}
