import * as login from './login.ts';
import * as passkeys from './passkeys.ts';
import * as mobile from './mobile.ts';
import * as prove from './prove.ts';
import * as register from './register.ts';
import * as retrieve from './retrieve.ts';
import * as session from './session.ts';
import * as verification from './verification.ts';

export const doorEndpoints = {
  login: login.login,
  socialLogin: login.socialLogin,
  passkeyLoginOptions: passkeys.passkeyLoginOptions,
  passkeyLogin: passkeys.passkeyLogin,
  trial: session.trial,
  refresh: session.refresh,
  sessionChallenge: session.sessionChallenge,
  sessionKey: session.sessionKey,
  trialAccount: session.trialAccount,
  trialAccountPost: session.trialAccountPost,
  register: register.register,
  registerSettings: register.registerSettings,
  validateField: register.validateField,
  memberExists: register.memberExists,
  checkEmail: register.checkEmail,
  affiliateCheck: register.affiliateCheck,
  verification: verification.verification,
  smsNoLogin: verification.smsNoLogin,
  smsRegister: verification.smsRegister,
  captcha: verification.captcha,
  captchaAudio: verification.captchaAudio,
  retrieveByPhone: retrieve.retrieveByPhone,
  retrieveByEmail: retrieve.retrieveByEmail,
  prove: prove.prove,
  mobileCode: mobile.mobileCode,
  setMobile: mobile.setMobile,
  passkeys: passkeys.passkeys,
  passkeyOptions: passkeys.passkeyOptions,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
} as const;
