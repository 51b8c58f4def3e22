import type { Catalogue } from '../chapters/lobby/index.ts';
import type { Merchant } from '../kernel/sites/merchants.ts';
import type { Services } from '../kernel/services.ts';

/** What a seed is given to write with. */
export interface Seeding extends Pick<Services, 'db' | 'clock' | 'passwords' | 'vault'> {
  readonly merchants: readonly Merchant[];
  catalogueOf(merchant: Merchant): Catalogue;
}
