import type { Kysely } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/schema.ts';
import { requireAllowance, spendAllowance, type Uploader } from './allowance.ts';
import type { Objects } from './objects.ts';
import { claimedFormat, drawAnew, type Format, type UploadedPicture } from './picture.ts';
import { createQueue } from './queue.ts';

const AT_ONCE = 2;
const MOST_WAITING = 16;

export interface Uploads {
  /** Refuses whoever has too little left of the day for so many bytes, before any is read. */
  admit(whose: Uploader, leastBytes: number): Promise<void>;
  /** Draws pictures anew and keeps their bytes; a row must name them within a day. */
  take(whose: Uploader, sent: readonly Buffer[]): Promise<readonly UploadedPicture[]>;
  /** Draws them anew, from more formats, and keeps nothing: whoever asked seals them. */
  draw(whose: Uploader, sent: readonly Buffer[]): Promise<readonly UploadedPicture[]>;
}

/** Outside of any transaction: decoding takes as long as it takes. */
export function openUploads(
  db: Kysely<Database>,
  clock: Clock,
  objects: Objects,
  mostBytes: number,
): Uploads {
  const queue = createQueue(AT_ONCE, MOST_WAITING);
  const drawAll = async (
    whose: Uploader,
    sent: readonly Buffer[],
    formats: readonly Format[],
  ): Promise<readonly UploadedPicture[]> => {
    if (sent.length === 0) return [];
    for (const bytes of sent) claimedFormat(bytes, formats);
    await spendAllowance(db, whose, sent, clock());
    return queue(async () => {
      const drawn: UploadedPicture[] = [];
      // What was pressed hard may grow when it is pressed anew.
      for (const bytes of sent) drawn.push(await drawAnew(bytes, 2 * mostBytes, formats));
      return drawn;
    });
  };
  return {
    admit: (whose, leastBytes) => requireAllowance(db, whose, leastBytes, clock()),
    draw: (whose, sent) => drawAll(whose, sent, ['png', 'jpeg', 'webp']),
    async take(whose, sent) {
      const pictures = await drawAll(whose, sent, ['png', 'jpeg']);
      for (const { hash, bytes } of pictures) await objects.put(hash, bytes);
      return pictures;
    },
  };
}

export interface Subject {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly subject: string;
}

/** Says whose pictures they are and what for; nobody but the operator gets to see them. */
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
      files.map(({ contentType, hash, bytes, width, height }) => ({
        merchant,
        member_id: memberId,
        subject,
        content_type: contentType,
        hash,
        size: bytes.byteLength,
        width,
        height,
        at: new Date(now),
      })),
    )
    .execute();
}

export interface KeptPicture {
  readonly hash: string;
  readonly contentType: 'image/png' | 'image/jpeg';
}

/** In the order they were sent; what was never decoded is for nobody's eyes. */
export async function picturesOf(
  db: Kysely<Database>,
  { merchant, memberId, subject }: Subject,
): Promise<KeptPicture[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['hash', 'content_type'])
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('subject', '=', subject)
    .where('checked', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ hash, content_type: contentType }) => ({ hash, contentType }));
}
