import type { TFunction } from 'i18next';
import { errorCatalogue, type ErrorCode } from '@livery/contract/client';
import { ApiError } from './api-error.ts';

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** What a person reads when a call was refused or nobody answered. */
export function errorText(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.status === 0) return t('error.offline');
  // A code of the contract without words does not compile; a newer platform may send another.
  return isKnown(error.code) ? t(`error.${error.code}`, { ...error.params }) : t('error.unknown');
}
