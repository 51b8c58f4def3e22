import { defineChapter } from '../chapter.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { endSessions, readSessions } from './devices/acts.ts';
import { deviceRoutes } from './devices/routes.ts';
import { sessionRoutes } from './login/routes.ts';
import { trialRoutes } from './login/trial-routes.ts';
import { memberRoutes } from './member/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passwordRoutes } from './password/routes.ts';
import { registerRoutes } from './register/routes.ts';
import { verificationRoutes } from './verification/routes.ts';

/** Who somebody is: log-in, registration, devices, passwords. */
export const account = defineChapter({
  name: 'account',
  routes(route, house) {
    sessionRoutes(route, house, house.encryption);
    trialRoutes(route, house);
    registerRoutes(route, house);
    verificationRoutes(route, house);
    passwordRoutes(route, house);
    captchaRoutes(route, house);
    memberRoutes(route, house);
    deviceRoutes(route, house);
    passkeyRoutes(route, house);
  },
  acts: [readSessions, endSessions],
});
