import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { TotpTable } from '../tables.ts';
import { openTotp, sealTotp } from './sealed.ts';

const AT_ONCE = 500;

type SealedRow = Pick<Selectable<TotpTable>, 'merchant' | 'member_id' | 'sealed'>;

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

/**
 * Seals secrets of authenticators anew that the former key sealed, in their
 * order. Without a former key the first and the last are looked at: of a start
 * that was killed half-way, one of them does not open.
 */
export async function resealTotp({ db, vault }: Kept, former?: Vault): Promise<void> {
  if (former === undefined) {
    for (const order of ['asc', 'desc'] as const) {
      const [row] = await sealedRows(db, order).limit(1).execute();
      if (row !== undefined) openedBy(vault, row);
    }
    return;
  }
  let after: Pick<SealedRow, 'merchant' | 'member_id'> | undefined = {
    merchant: '',
    member_id: 0n,
  };
  while (after !== undefined) after = await resealSome(db, vault, former, after);
}

/** Those after one, as many as go at once; answers the last of them where there may be more. */
const resealSome = (
  db: Kysely<Database>,
  vault: Vault,
  former: Vault,
  after: Pick<SealedRow, 'merchant' | 'member_id'>,
): Promise<SealedRow | undefined> =>
  transact(db, async (tx) => {
    const rows = await sealedRows(tx, 'asc')
      .where((its) =>
        its(its.refTuple('merchant', 'member_id'), '>', its.tuple(after.merchant, after.member_id)),
      )
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    for (const row of rows) await resealOne(tx, vault, former, row);
    return rows.length < AT_ONCE ? undefined : rows.at(-1);
  });

const sealedRows = (db: Kysely<Database>, order: 'asc' | 'desc') =>
  db
    .selectFrom('member_totp')
    .select(['merchant', 'member_id', 'sealed'])
    .orderBy('merchant', order)
    .orderBy('member_id', order);

const ownerOf = ({ merchant, member_id: memberId }: SealedRow) => ({ merchant, memberId });

function openedBy(vault: Vault, row: SealedRow): Buffer {
  const plain = openTotp(vault, ownerOf(row), row.sealed);
  if (plain) return plain;
  throw new StartError(
    `The authenticator of member ${row.member_id} of ${row.merchant} was sealed with another LIVERY_KEY. ` +
      'Give that one as LIVERY_KEY_FORMER once.',
  );
}

async function resealOne(tx: Tx, vault: Vault, former: Vault, row: SealedRow): Promise<void> {
  if (openTotp(vault, ownerOf(row), row.sealed) !== undefined) return;
  await tx
    .updateTable('member_totp')
    .set({ sealed: sealTotp(vault, ownerOf(row), openedBy(former, row)) })
    .where((its) => its.and({ merchant: row.merchant, member_id: row.member_id }))
    .execute();
}
