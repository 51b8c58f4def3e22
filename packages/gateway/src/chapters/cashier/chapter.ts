import { defineChapter } from '../chapter.ts';
import { catalogues } from '../lobby/index.ts';
import { correctionActs } from './corrections/acts.ts';
import { correctionInvariants } from './corrections/invariants.ts';
import { sealAccounts } from './providers/accounts.ts';
import { providerActs } from './providers/acts.ts';
import { hookRoutes } from './providers/hooks.ts';
import { depositInvariants } from './deposits/invariants.ts';
import { depositRoutes } from './deposits/routes.ts';
import { startDepositWork } from './deposits/worker.ts';
import { instrumentRoutes } from './instruments/routes.ts';
import { sealInstruments } from './instruments/seal.ts';
import { manualActs, manualQueue } from './manual/desk.ts';
import { manualInvariants } from './manual/invariants.ts';
import { emptySlips, sealSlips } from './manual/keeping.ts';
import { manualRoutes } from './manual/routes.ts';
import { payoutActs } from './payouts/acts.ts';
import { holdAfterContact, holdAfterPassword } from './payouts/hold.ts';
import { payoutInvariants } from './payouts/invariants.ts';
import { payoutQueues } from './payouts/queues.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { stuckReturns } from './payouts/returns/queue.ts';
import { startReturns } from './payouts/returns/worker.ts';
import { startPayoutWork } from './payouts/worker.ts';
import { PAYOUT_SETTING, payoutSetting } from './settings/payouts.ts';
import { cashierGauges } from './work/gauges.ts';
import { depositWork, payoutWork } from './work/shelf.ts';
import { heldPayouts, holdActs } from './holds/acts.ts';
import { suspenseActs, suspenseQueue } from './suspense/acts.ts';
import { unclearDeposits } from './suspense/unclear.ts';
import { startSendBacks } from './suspense/worker.ts';
import { flagActs } from './flags/acts.ts';
import { flagQueue } from './flags/queue.ts';
import { startFlags } from './flags/worker.ts';
import { FLAG_SETTING, flagSetting } from './settings/flags.ts';
import { findingActs } from './settlement/acts.ts';
import { findingQueue } from './settlement/queue.ts';
import { startSettlement } from './settlement/worker.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { recordRoutes } from './records/routes.ts';
import { keepSums } from './records/sums.ts';
import { heedBar } from './grants/bars.ts';
import { grantInvariants } from './grants/invariants.ts';
import { startGrantWork } from './grants/worker.ts';
import { walletInvariants } from './wallet/invariants.ts';
import { startRecalls } from './wallet/excluded.ts';
import { openWallet } from './wallet/open-wallet.ts';
import { walletRoutes } from './wallet/routes.ts';

const DAY = 86_400_000;

/** Money: wallets, and what came of it. */
export const cashier = defineChapter({
  name: 'cashier',
  prepareBooks: keepSums,
  async open(house) {
    const { formerKey } = house.config;
    const former = formerKey === undefined ? undefined : createVault(formerKey);
    await sealAccounts(house, former);
    await sealInstruments(house, former);
    await sealSlips(house, former);
    const deposits = startDepositWork(house);
    const payouts = startPayoutWork(house);
    house.share(depositWork, deposits);
    house.share(payoutWork, payouts);
    const leaving = startSendBacks(house);
    const settlement = startSettlement(house);
    const flags = startFlags(house);
    const recalls = startRecalls(house);
    const returns = startReturns(house);
    const grants = startGrantWork(house);
    return {
      async close() {
        const open = [deposits, payouts, leaving, settlement, flags, recalls, returns, grants];
        await Promise.all(open.map((work) => work.close()));
      },
    };
  },
  routes(route, house) {
    const all = house.ask(catalogues);
    walletRoutes(route, house, all);
    recordRoutes(route, house, all);
    depositRoutes(route, house);
    manualRoutes(route, house);
    instrumentRoutes(route, house);
    payoutRoutes(route, house);
  },
  hosts: { hooks: hookRoutes },
  settings: { [PAYOUT_SETTING]: payoutSetting, [FLAG_SETTING]: flagSetting },
  acts: [
    ...Object.values(providerActs),
    ...Object.values(payoutActs),
    ...manualActs,
    ...suspenseActs,
    ...Object.values(findingActs),
    ...Object.values(flagActs),
    ...holdActs,
    ...correctionActs,
  ],
  queues: [
    ...payoutQueues,
    stuckReturns,
    manualQueue,
    suspenseQueue,
    unclearDeposits,
    heldPayouts,
    findingQueue,
    flagQueue,
  ],
  invariants: [
    ...walletInvariants,
    ...depositInvariants,
    ...manualInvariants,
    ...payoutInvariants,
    ...correctionInvariants,
    ...grantInvariants,
  ],
  gauges: cashierGauges,
  sweeps: [
    emptySlips,
    { table: 'provider_event', column: 'done_at', kept: 40 * DAY },
    // Two weeks a list is read again at most; what it said of findings stays with them.
    { table: 'settlement_line', column: 'at', kept: 100 * DAY },
  ],
  hears: {
    accountOpened: openWallet,
    paymentPasswordSet: holdAfterPassword,
    contactSet: holdAfterContact,
    memberBarred: heedBar,
  },
});
