import type { Clock } from './clock.ts';
import type { Merchant, Settings } from './settings.ts';
import type { Store } from './store/database.ts';

/** What everything here works with. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  /** Where its pages are, known when it listens. */
  readonly addresses: { readonly pay: string; readonly bank: string };
}

export const merchantOf = ({ settings }: House, code: string): Merchant | undefined =>
  settings.merchants.find((merchant) => merchant.code === code);

/** When something is due that in life takes so many seconds. */
export const inSeconds = ({ settings, clock }: House, seconds: number): number =>
  clock.now() + Math.round((seconds * 1000) / settings.speed);
