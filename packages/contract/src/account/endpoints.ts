import * as devices from './devices.ts';
import * as login from './login.ts';
import * as member from './member.ts';
import * as passkeys from './passkeys.ts';
import * as password from './password.ts';
import * as register from './register.ts';
import * as session from './session.ts';
import * as verification from './verification.ts';
import { plannedAccount } from './planned.ts';

export const accountEndpoints = {
  login: login.login,
  socialLogin: login.socialLogin,
  passkeyLoginOptions: passkeys.passkeyLoginOptions,
  passkeyLogin: passkeys.passkeyLogin,
  trial: session.trial,
  refresh: session.refresh,
  sessionChallenge: session.sessionChallenge,
  logout: session.logout,
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
  changePassword: password.changePassword,
  retrieveByPhone: password.retrieveByPhone,
  retrieveByEmail: password.retrieveByEmail,
  memberInfo: member.memberInfo,
  headIcons: member.headIcons,
  setHeadIcon: member.setHeadIcon,
  passkeys: passkeys.passkeys,
  passkeyOptions: passkeys.passkeyOptions,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  security: devices.security,
  sessionHistory: devices.sessionHistory,
  endDevice: devices.endDevice,
  ...plannedAccount,
} as const;
