import { defineChapter } from '../chapter.ts';
import { endSessions, readSessions } from './devices/acts.ts';
import { emailRoutes } from './contact/routes.ts';
import { deleteData, deletionQueue, refuseDeletion } from './data/acts.ts';
import { startCopies } from './data/copy.ts';
import { dataRoutes } from './data/routes.ts';
import { deviceRoutes } from './devices/routes.ts';
import { readConsents } from './marketing/acts.ts';
import { marketingRoutes } from './marketing/routes.ts';
import { passwordRoutes } from './password/routes.ts';
import { paymentPasswordRoutes } from './payment-password/routes.ts';
import { memberRoutes } from './profile/routes.ts';
import { logoutRoutes } from './session/routes.ts';
import { payeeRoutes } from './payee/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { checkAnswers, readQuestions } from './questions/acts.ts';
import { publishTerms } from './terms/acts.ts';
import { acceptAtRegistration, termsRoutes } from './terms/routes.ts';
import { removeAuthenticator } from './totp/acts.ts';
import { resealTotp } from './totp/reseal.ts';
import { totpRoutes } from './totp/routes.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { memberSweeps } from './sweeps.ts';

/** Who somebody is once in: their data, sessions, devices and password. */
export const member = defineChapter({
  name: 'member',
  async open(house) {
    const { formerKey } = house.config;
    await resealTotp(house, formerKey === undefined ? undefined : createVault(formerKey));
    return startCopies(house);
  },
  routes(route, house) {
    memberRoutes(route, house);
    logoutRoutes(route, house);
    marketingRoutes(route, house);
    deviceRoutes(route, house);
    passwordRoutes(route, house);
    paymentPasswordRoutes(route, house);
    emailRoutes(route, house);
    questionRoutes(route, house);
    payeeRoutes(route, house);
    totpRoutes(route, house);
    termsRoutes(route, house);
    dataRoutes(route, house);
  },
  acts: [
    readSessions,
    endSessions,
    removeAuthenticator,
    readQuestions,
    checkAnswers,
    readConsents,
    publishTerms,
    deleteData,
    refuseDeletion,
  ],
  queues: [deletionQueue],
  hears: { accountOpened: acceptAtRegistration },
  sweeps: memberSweeps,
});
