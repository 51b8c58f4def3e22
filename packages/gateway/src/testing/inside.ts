/** Insides of the gateway that tests of other packages look at. */
import { catalogueOf as readCatalogue } from '../chapters/lobby/index.ts';
import { createKeepGood } from '../kernel/sites/content/good-rows.ts';
import type { Pictures } from '../kernel/pictures/pictures.ts';

export { proofOf } from '../chapters/agents/index.ts';
export { createPasswords, PASSWORD_COST } from '../kernel/passwords/passwords.ts';
export { openPictures } from '../kernel/pictures/pictures.ts';
export { loadMerchants } from '../kernel/sites/merchants.ts';
export { policyWith } from './sites.ts';

/** A catalogue of rows that are all good. */
export const catalogueOf = (
  vendors: Parameters<typeof readCatalogue>[0],
  games: Parameters<typeof readCatalogue>[1],
  pictures: Pictures,
) => readCatalogue(vendors, games, { pictures, keepGood: createKeepGood(Date.now, () => {}) });
