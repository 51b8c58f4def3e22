import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { UploadedPicture } from '../../../kernel/uploads/picture.ts';
import { openDocument, sealDocument } from '../../../kernel/vault/documents.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { DepositRow, OrderKey } from '../deposits/rows/orders.ts';

interface SlipOwner {
  readonly merchant: string;
  readonly member_id: bigint;
  readonly order_id: bigint;
}

export const slipBoundTo = ({ merchant, member_id, order_id }: SlipOwner): readonly string[] => [
  'deposit slip',
  merchant,
  member_id.toString(),
  order_id.toString(),
];

/** The newest is the one that counts. What nobody asked for again takes the place of the one before. */
export async function keepSlip(
  tx: Tx,
  vault: Vault,
  { merchant, id, member_id }: Pick<DepositRow, 'merchant' | 'id' | 'member_id'>,
  picture: UploadedPicture,
  { wasAsked, now }: { readonly wasAsked: boolean; readonly now: number },
): Promise<void> {
  const whose = { merchant, member_id, order_id: id };
  if (!wasAsked) {
    await tx
      .updateTable('deposit_slip')
      .set({ sealed: null, sealed_key: null })
      .where((its) => its.and({ merchant, order_id: id }))
      .execute();
  }
  const { sealed, sealedKey } = sealDocument(vault, picture.bytes, slipBoundTo(whose));
  await tx
    .insertInto('deposit_slip')
    .values({
      ...whose,
      content_type: picture.contentType,
      sealed,
      sealed_key: sealedKey,
      hash: createHash('sha256').update(picture.bytes).digest(),
      size: picture.bytes.byteLength,
      at: new Date(now),
    })
    .execute();
}

/** Opened for somebody who may look at it, and kept nowhere; undefined where there is none. */
export async function openSlip(
  db: Kysely<Database>,
  vault: Vault,
  { merchant, id }: OrderKey,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('deposit_slip')
    .selectAll()
    .where((its) => its.and({ merchant, order_id: id }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.sealed == null || row.sealed_key === null) return undefined;
  const opened = openDocument(
    vault,
    { sealed: row.sealed, sealedKey: row.sealed_key },
    slipBoundTo(row),
  );
  if (opened === undefined) throw new Error('a slip does not open');
  return opened;
}

/** Other orders that the same picture was sent for, to the pixel. */
export async function sameSlipAs(
  db: Kysely<Database>,
  { merchant, id }: OrderKey,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deposit_slip as own')
    .innerJoin('deposit_slip as other', (join) =>
      join
        .onRef('other.merchant', '=', 'own.merchant')
        .onRef('other.hash', '=', 'own.hash')
        .onRef('other.order_id', '<>', 'own.order_id'),
    )
    .innerJoin('deposit_order as ordered', (join) =>
      join
        .onRef('ordered.merchant', '=', 'other.merchant')
        .onRef('ordered.id', '=', 'other.order_id'),
    )
    .select('ordered.reference')
    .distinct()
    .where('own.merchant', '=', merchant)
    .where('own.order_id', '=', id)
    .orderBy('ordered.reference')
    .limit(10)
    .execute();
  return rows.map(({ reference }) => reference);
}
