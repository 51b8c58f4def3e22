import type { Reply } from '@livery/contract/client';
import { upload, type UploadOptions } from '#kernel/http/uploads/upload.ts';

export interface ClaimBody {
  readonly id: string;
  /** The same for a try and its repeat. */
  readonly key: string;
  readonly remark?: string;
}

/** Joins a promotion, or claims it. */
export const claimPromotion = (
  { id, key, remark = '' }: ClaimBody,
  pictures: readonly Blob[],
  options: Omit<UploadOptions, 'idempotencyKey'>,
): Promise<Reply<'claimPromotion'>> =>
  upload('claimPromotion', { params: { id }, body: remark === '' ? {} : { remark } }, pictures, {
    ...options,
    idempotencyKey: key,
  });
