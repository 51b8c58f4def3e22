/** Insides of the gateway that tests of other packages look at. */
export { catalogueOf } from '../chapters/lobby/index.ts';
export { createPasswords, PASSWORD_COST } from '../kernel/passwords.ts';
export { openPictures } from '../kernel/pictures.ts';
export { loadMerchants } from '../kernel/sites/merchants.ts';
