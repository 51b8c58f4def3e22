import { currentSession, onSessionChange } from './session/session.ts';
import { signal, useSignal } from '@livery/web/store/signal';
import { isRecord, perTab, readJson } from '@livery/web/store/storage';

/** By whose link somebody came. */
export interface Referral {
  /** An affiliate's code; empty where the link named none. */
  readonly code: string;
  /** The platform has said that it knows the code. */
  readonly valid: boolean;
  /** The domain that the code came to. */
  readonly domain: string;
  /** A member who recommends the site. */
  readonly recommenderId?: string;
}

const referralKey = 'AFFILIATE';
const sourceKey = 'SOURCE';
/** No longer than the platform takes them. */
const longest = 30;

const isReferral = (value: unknown): value is Referral =>
  isRecord(value) &&
  typeof value['code'] === 'string' &&
  typeof value['valid'] === 'boolean' &&
  typeof value['domain'] === 'string' &&
  ['undefined', 'string'].includes(typeof value['recommenderId']);

const isRendering = typeof document === 'undefined';
const current = signal<Referral | null>(
  isRendering ? null : readJson(perTab, referralKey, isReferral),
);
/** Kept beside the storage, which may be blocked. */
let source = perTab.get(sourceKey) ?? '';

export const useReferral = (): Referral | null => useSignal(current, null);

export function keepReferral(referral: Referral): void {
  perTab.set(referralKey, JSON.stringify(referral));
  current.set(referral);
}

/** Whether the site was added to the home screen by a profile, whose address says so. */
export const cameByWebclip = (): boolean => source === 'webclip';

/** Who has left comes by nobody's link. */
onSessionChange(() => {
  if (!currentSession()) current.set(null);
});

/** Reads in any address by whose link somebody came; what it does not say stays as it was. */
export function noteArrival(search: string): void {
  const query = new URLSearchParams(search);
  const read = (...names: string[]): string | undefined =>
    names
      .map((name) => query.get(name)?.trim() ?? '')
      .find((value) => value !== '' && value.length <= longest);

  if (query.has('src')) {
    source = query.get('src') ?? '';
    perTab.set(sourceKey, source);
  }
  const before = current.get();
  const code = read('affiliateCode', 'affid') ?? before?.code ?? '';
  const recommenderId = read('r') ?? before?.recommenderId;
  if (code === (before?.code ?? '') && recommenderId === before?.recommenderId) return;
  keepReferral({
    code,
    valid: code === before?.code && before.valid,
    domain: location.hostname,
    ...(recommenderId === undefined ? {} : { recommenderId }),
  });
}
