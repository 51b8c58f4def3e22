import { defineChapter } from '../chapter.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { trialRoutes } from './login/trial-routes.ts';
import { mobileRoutes } from './mobile/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { proveRoutes } from './prove/routes.ts';
import { registerRoutes } from './register/routes.ts';
import { retrieveRoutes } from './retrieve/routes.ts';
import { LOGIN_SETTING, loginSetting } from './settings/login.ts';
import { REGISTRATION_SETTING, registrationSetting } from './settings/registration.ts';
import { verificationRoutes } from './verification/routes.ts';
import { doorSweeps } from './sweeps.ts';

/** How somebody gets in: log-in, registration, retrieval, and what proves who they are. */
export const door = defineChapter({
  name: 'door',
  routes(route, house) {
    loginRoutes(route, house, house.encryption);
    trialRoutes(route, house);
    registerRoutes(route, house);
    verificationRoutes(route, house);
    retrieveRoutes(route, house);
    captchaRoutes(route, house);
    passkeyRoutes(route, house);
    proveRoutes(route, house);
    mobileRoutes(route, house);
  },
  settings: { [REGISTRATION_SETTING]: registrationSetting, [LOGIN_SETTING]: loginSetting },
  sweeps: doorSweeps,
});
