import type { Settings } from './settings.ts';
import type { Store, Verification } from './store.ts';

/** What everything here works with. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  /** Where its pages are, known when it listens. */
  readonly address: () => string;
}

export const byReference = (
  { store }: House,
  merchant: string,
  reference: string,
): Verification | undefined =>
  store.all<Verification>(
    'SELECT * FROM verification WHERE merchant = ? AND reference = ?',
    merchant,
    reference,
  )[0];

export const byToken = ({ store }: House, token: string): Verification | undefined =>
  store.all<Verification>('SELECT * FROM verification WHERE token = ?', token)[0];
