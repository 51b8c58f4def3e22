import { isRecord, perTab, readJson } from '@livery/web/store/storage';
import type { Purpose } from './send-code.ts';

/** Until when no further code may be asked for: it holds over a reload, too. */
const key = 'SMS_UNTIL';

const isWaits = (value: unknown): value is Partial<Record<Purpose, number>> =>
  isRecord(value) && Object.values(value).every((until) => typeof until === 'number');

const waits = () => readJson(perTab, key, isWaits) ?? {};

/** Undefined where nothing was asked for, or long ago. */
export function waitFor(purpose: Purpose): number | undefined {
  const until = waits()[purpose];
  return until !== undefined && until > Date.now() ? until : undefined;
}

export function waitUntil(purpose: Purpose, until: number): void {
  perTab.set(key, JSON.stringify({ ...waits(), [purpose]: until }));
}
