import { ApiError } from '@livery/web/http/api-error';

/** What the platform says of a rate that it did not take. */
export interface RefusedRate {
  readonly type: string;
  readonly least?: string;
  readonly most?: string;
}

/** Which rate a refusal is about, and what would have been taken. */
export function boundOf(why: unknown): RefusedRate | undefined {
  if (!(why instanceof ApiError)) return undefined;
  const isBound = why.code === 'rebate.above_own' || why.code === 'rebate.below_downline';
  return isBound ? (why.value as RefusedRate) : undefined;
}
