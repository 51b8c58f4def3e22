import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { openDocument, sealDocument } from '../../../kernel/vault/documents.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { UploadedPicture } from '../../../kernel/uploads/picture.ts';
import type { CaseRow } from './cases.ts';
import type { PictureKind } from './parts.ts';
import type { IdentityTables } from './tables.ts';

export type DocumentRow = Selectable<IdentityTables['kyc_document']>;

export const documentBoundTo = ({
  merchant,
  member_id: memberId,
  kind,
}: Pick<DocumentRow, 'merchant' | 'member_id' | 'kind'>): readonly string[] => [
  'identity document',
  merchant,
  memberId.toString(),
  kind,
];

/** Of what is kept; not of what was sent, which is gone. */
const hashOfPicture = ({ bytes }: Pick<UploadedPicture, 'bytes'>): Buffer =>
  createHash('sha256').update(bytes).digest();

/** In place of the one before, which stays where somebody has looked at it. The member is held. */
export async function keepDocument(
  tx: Tx,
  vault: Vault,
  { merchant, id, member_id: memberId, sent_at: sentAt }: CaseRow,
  kind: PictureKind,
  picture: UploadedPicture,
  now: number,
): Promise<void> {
  const of = { merchant, case_id: id, kind };
  if (sentAt === null) {
    await tx
      .deleteFrom('kyc_document')
      .where((its) => its.and(of))
      .execute();
  } else {
    await tx
      .updateTable('kyc_document')
      .set({ replaced_at: new Date(now) })
      .where((its) => its.and(of))
      .where('replaced_at', 'is', null)
      .execute();
  }
  const whose = { merchant, member_id: memberId, kind };
  const { sealed, sealedKey } = sealDocument(vault, picture.bytes, documentBoundTo(whose));
  await tx
    .insertInto('kyc_document')
    .values({
      ...whose,
      case_id: id,
      content_type: picture.contentType,
      sealed,
      sealed_key: sealedKey,
      hash: hashOfPicture(picture),
      size: picture.bytes.byteLength,
      at: new Date(now),
    })
    .execute();
}

/** What there is of a case now, without its bytes. */
export function documentsOf(
  db: Kysely<Database>,
  { merchant, id }: Pick<CaseRow, 'merchant' | 'id'>,
) {
  return db
    .selectFrom('kyc_document')
    .select(['kind', 'at', 'size'])
    .where((its) => its.and({ merchant, case_id: id }))
    .where('replaced_at', 'is', null)
    .where('sealed', 'is not', null)
    .orderBy('id')
    .execute();
}

/** Opened for somebody who may look at it, and kept nowhere; undefined where it is gone. */
export async function openPicture(
  db: Kysely<Database>,
  vault: Vault,
  { merchant, id }: Pick<CaseRow, 'merchant' | 'id'>,
  kind: PictureKind,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('kyc_document')
    .selectAll()
    .where((its) => its.and({ merchant, case_id: id, kind }))
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (row?.sealed == null || row.sealed_key === null) return undefined;
  const opened = openDocument(
    vault,
    { sealed: row.sealed, sealedKey: row.sealed_key },
    documentBoundTo(row),
  );
  if (opened === undefined) throw new Error('a document does not open');
  return opened;
}
