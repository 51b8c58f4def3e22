import { defineChapter } from '../chapter.ts';
import { catalogues } from '../lobby/index.ts';
import { recordRoutes } from './records/routes.ts';
import { keepSums } from './records/sums.ts';
import { walletInvariants } from './wallet/invariants.ts';
import { openWallet } from './wallet/open-wallet.ts';
import { walletRoutes } from './wallet/routes.ts';

/** Money: wallets, and what came of it. */
export const cashier = defineChapter({
  name: 'cashier',
  prepareBooks: keepSums,
  routes(route, house) {
    const all = house.ask(catalogues);
    walletRoutes(route, house, all);
    recordRoutes(route, house, all);
  },
  invariants: walletInvariants,
  hears: { accountOpened: openWallet },
});
