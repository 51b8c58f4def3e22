import type { TFunction } from 'i18next';
import { errorCatalogue, type ErrorCode } from '@livery/contract/client';
import { ApiError } from './api-error.ts';

const isKnown = (code: string): code is ErrorCode => code in errorCatalogue;

/** What a person reads when a call was refused or nobody answered. */
export function errorText(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.status === 0) return t('error.offline');
  const key = isKnown(error.code) ? `error.${errorCatalogue[error.code].text}` : 'error.unknown';
  return t(key, { ...error.params, defaultValue: t('error.unknown') });
}
