import { defineChapter } from '../chapter.ts';
import { catalogues } from '../lobby/index.ts';
import { depositActs } from './deposits/acts.ts';
import { sealAccounts } from './deposits/accounts.ts';
import { hookRoutes } from './deposits/hooks.ts';
import { depositInvariants } from './deposits/invariants.ts';
import { depositRoutes } from './deposits/routes.ts';
import { depositWork, startDepositWork } from './deposits/worker.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { recordRoutes } from './records/routes.ts';
import { keepSums } from './records/sums.ts';
import { walletInvariants } from './wallet/invariants.ts';
import { openWallet } from './wallet/open-wallet.ts';
import { walletRoutes } from './wallet/routes.ts';

const DAY = 86_400_000;

/** Money: wallets, and what came of it. */
export const cashier = defineChapter({
  name: 'cashier',
  prepareBooks: keepSums,
  async open(house) {
    const { formerKey } = house.config;
    await sealAccounts(house, formerKey === undefined ? undefined : createVault(formerKey));
    const work = startDepositWork(house);
    house.share(depositWork, work);
    return work;
  },
  routes(route, house) {
    const all = house.ask(catalogues);
    walletRoutes(route, house, all);
    recordRoutes(route, house, all);
    depositRoutes(route, house);
  },
  hosts: { hooks: hookRoutes },
  acts: Object.values(depositActs),
  invariants: [...walletInvariants, ...depositInvariants],
  sweeps: [{ table: 'provider_event', column: 'done_at', kept: 40 * DAY }],
  hears: { accountOpened: openWallet },
});
