import { isRecord } from '@livery/web/store/storage';

/** Whether somebody closed the browser's dialog or a sheet, or let it run out: there is nothing to say of it. */
export const isChangeOfMind = (error: unknown): boolean =>
  isRecord(error) && (error['name'] === 'NotAllowedError' || error['name'] === 'AbortError');
