import type { Reply } from '@livery/contract/client';
import { fitting, objectWith } from '@livery/web/http/shape';
import { upload, type UploadOptions } from '#kernel/http/uploads/upload.ts';
import { isStatus } from './standing.ts';

export interface ClaimBody {
  readonly id: string;
  /** The same for a try and its repeat. */
  readonly key: string;
  readonly remark?: string;
}

/** Joins a promotion, or claims it. */
export async function claimPromotion(
  { id, key, remark = '' }: ClaimBody,
  pictures: readonly Blob[],
  options: Omit<UploadOptions, 'idempotencyKey'>,
): Promise<Reply<'claimPromotion'>> {
  const input = { params: { id }, body: remark === '' ? {} : { remark } };
  const answer = await upload('claimPromotion', input, pictures, {
    ...options,
    idempotencyKey: key,
  });
  return fitting(answer, objectWith({ status: isStatus }));
}
