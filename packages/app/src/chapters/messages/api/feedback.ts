import type { Reply } from '@livery/contract/client';
import { upload, type UploadOptions } from '#kernel/http/uploads/upload.ts';

export interface FeedbackBody {
  readonly category: string;
  readonly content: string;
  /** The same for a try and its repeat. */
  readonly key: string;
}

/** A word to the operator, with pictures of what it is about. */
export const sendFeedback = (
  { key, ...body }: FeedbackBody,
  pictures: readonly Blob[],
  options: Omit<UploadOptions, 'idempotencyKey'>,
): Promise<Reply<'feedback'>> =>
  upload('feedback', { body }, pictures, { ...options, idempotencyKey: key });
