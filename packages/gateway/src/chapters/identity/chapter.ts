import { createVault } from '../../kernel/vault/vault.ts';
import { defineChapter } from '../chapter.ts';
import { identityWork, startIdentityWork } from './checks/worker.ts';
import { caseActs } from './desk/acts.ts';
import { connectIdentityProvider } from './desk/connect.ts';
import { setIdentityLevel } from './desk/level.ts';
import { identityQueue } from './desk/queue.ts';
import { readCase, readPicture } from './desk/read.ts';
import { resealIdentities } from './documents/reseal.ts';
import { sealIdentityAccounts } from './providers/accounts.ts';
import { identityGauges } from './gauges.ts';
import { identityHooks } from './checks/hooks.ts';
import { identityInvariants } from './invariants.ts';
import { identityRoutes } from './routes.ts';
import { identitySweeps } from './sweeps.ts';

/** Who somebody is, as their documents say it. */
export const identity = defineChapter({
  name: 'identity',
  async open(house) {
    const { formerKey } = house.config;
    const former = formerKey === undefined ? undefined : createVault(formerKey);
    await sealIdentityAccounts(house, former);
    await resealIdentities(house, former);
    const work = startIdentityWork(house);
    house.share(identityWork, work);
    return work;
  },
  routes: identityRoutes,
  hosts: { hooks: identityHooks },
  acts: [
    setIdentityLevel,
    readCase,
    readPicture,
    ...Object.values(caseActs),
    connectIdentityProvider,
  ],
  queues: [identityQueue],
  invariants: identityInvariants,
  gauges: identityGauges,
  sweeps: identitySweeps,
});
