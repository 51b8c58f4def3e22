import { isRegisterOwed } from '../../kernel/sites/policy/policy.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { defineChapter } from '../chapter.ts';
import { careActs } from './acts.ts';
import { careInvariants } from './invariants.ts';
import { registerOf, sealRegisterAccounts } from './register/accounts.ts';
import { connectExclusionRegister } from './register/connect.ts';
import { registerGauges } from './register/gauges.ts';
import { startRegisterWork } from './register/worker.ts';
import { careRoutes } from './routes.ts';

/** How much one may play, and whether: limits, bars, reality checks, registers. */
export const care = defineChapter({
  name: 'care',
  async open(house) {
    const { formerKey } = house.config;
    await sealRegisterAccounts(house, formerKey === undefined ? undefined : createVault(formerKey));
    return startRegisterWork(house);
  },
  async prepare(house, merchants) {
    for (const merchant of merchants.filter(isRegisterOwed)) {
      if ((await registerOf(house, merchant.code)) !== undefined) continue;
      house.warn(
        { merchant: merchant.code },
        'no register of excluded players is connected, and the law asks one: nobody plays',
      );
    }
  },
  routes: careRoutes,
  acts: [...careActs, connectExclusionRegister],
  invariants: careInvariants,
  gauges: registerGauges,
});
