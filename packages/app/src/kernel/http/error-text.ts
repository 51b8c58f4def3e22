import type { Translate } from '@livery/web/texts/translations';
import type { ErrorCode } from '@livery/contract/client';
import { ApiError } from '@livery/web/http/api-error';

/** What a person reads when a call was refused or nobody answered. */
export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.status === 0) return t('error.offline');
  if (error.code === 'rate.limited' && error.params['seconds'] === undefined)
    return t('error.rate.limited.soon');
  // A code of the contract without words does not compile; a newer platform may send another.
  const key = `error.${error.code as ErrorCode}` as const;
  return t(key, error.params, t('error.unknown'));
}

/** Nobody answered, or the browser knows that nobody can: not a fault of the platform’s. */
export const hasNoLine = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ApiError && error.status === 0);
