import type { Reply } from '@livery/contract/client';
import { call, type CallOptions } from '../client.ts';
import type { Input } from '../input.ts';
import { sendPictures, type OnProgress } from '@livery/web/uploads/transport';

/** What takes pictures along. */
export type UploadName =
  | 'claimPromotion'
  | 'feedback'
  | 'kycDocument'
  | 'kycLiveness'
  | 'depositSent';

export interface UploadOptions extends Pick<CallOptions, 'signal' | 'idempotencyKey'> {
  readonly onProgress: OnProgress;
}

/** Fifteen megabytes over a poor line; one that stands still is given up long before. */
const patience = 15 * 60_000;

/** A call that takes pictures along: as any other, and told how far they have come. */
export const upload = <N extends UploadName>(
  name: N,
  input: Input<N>,
  pictures: readonly Blob[],
  { onProgress, ...options }: UploadOptions,
): Promise<Reply<N>> =>
  call(name, input, {
    ...options,
    timeout: patience,
    transport: sendPictures(pictures, onProgress),
  });
