import * as data from './data.ts';
import * as devices from './devices.ts';
import * as email from './email.ts';
import * as logOut from './log-out.ts';
import * as marketing from './marketing.ts';
import * as member from './member.ts';
import * as password from './password.ts';
import * as paymentPassword from './payment-password.ts';
import { plannedMember } from './planned.ts';
import * as questions from './questions.ts';
import * as terms from './terms.ts';
import * as totp from './totp.ts';

export const memberEndpoints = {
  logout: logOut.logout,
  changePassword: password.changePassword,
  memberInfo: member.memberInfo,
  headIcons: member.headIcons,
  setHeadIcon: member.setHeadIcon,
  security: devices.security,
  sessionHistory: devices.sessionHistory,
  endDevice: devices.endDevice,
  setPaymentPassword: paymentPassword.setPaymentPassword,
  paymentPasswordCode: paymentPassword.paymentPasswordCode,
  resetPaymentPassword: paymentPassword.resetPaymentPassword,
  emailCode: email.emailCode,
  setEmail: email.setEmail,
  setQuestions: questions.setQuestions,
  setPayeeName: questions.setPayeeName,
  totpBegin: totp.totpBegin,
  totpConfirm: totp.totpConfirm,
  totpRemove: totp.totpRemove,
  marketing: marketing.marketing,
  setMarketing: marketing.setMarketing,
  terms: terms.terms,
  acceptTerms: terms.acceptTerms,
  ownData: data.ownData,
  askDataCopy: data.askDataCopy,
  dataCopyPart: data.dataCopyPart,
  askDeletion: data.askDeletion,
  withdrawDeletion: data.withdrawDeletion,
  ...plannedMember,
} as const;
