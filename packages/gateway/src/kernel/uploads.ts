import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from './database/schema.ts';

export interface UploadedPicture {
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

export interface Subject {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly subject: string;
}

/** Pictures a member hands in; nobody but the operator gets to see them. */
export async function keepUploads(
  db: Kysely<Database>,
  { merchant, memberId, subject }: Subject,
  files: readonly UploadedPicture[],
  now: number,
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('upload')
    .values(
      files.map(({ contentType, bytes }) => ({
        merchant,
        member_id: memberId,
        subject,
        content_type: contentType,
        bytes,
        at: new Date(now),
      })),
    )
    .execute();
}

export const hashOf = ({ bytes }: UploadedPicture): string =>
  createHash('sha256').update(bytes).digest('base64url');
