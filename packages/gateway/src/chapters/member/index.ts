export { member } from './chapter.ts';
export { endSessions, readSessions } from './devices/acts.ts';
export { noteEntry, noteFailedEntry, type Means } from './devices/history.ts';
export { sendContactCode } from './contact/code.ts';
export { findFormer, type FormerContact } from './contact/former.ts';
export { mailboxOf } from './contact/mailbox.ts';
export { setContact } from './contact/set.ts';
export { takeBackAccount } from './contact/take-back.ts';
export { readConsents } from './marketing/acts.ts';
export { keepConsents, noMarketing, ofChannels } from './marketing/store.ts';
export { linkColumns, linkTimes, type SocialProvider } from './links.ts';
export { memberNamed } from './named.ts';
export { tellOwner } from './owner/notices.ts';
export { endUnproven, noteProof } from './owner/proven.ts';
export { requirePassword } from './owner/require-owner.ts';
export { checkAnswers, readQuestions } from './questions/acts.ts';
export { setPassword } from './password/change.ts';
export {
  consumeOneTimePassword,
  isOneTimePassword,
  makeOneTimePassword,
  ONE_TIME_LIFE,
} from './password/one-time.ts';
export { requireGoodPassword } from './password/rules.ts';
export { isName, isSamePayee } from './payee/names.ts';
export { writePayeeName } from './payee/store.ts';
export { countCode, uncountCode } from './totp/set.ts';
export { spendSecondFactor } from './totp/spend.ts';
export { authenticatorOf, isProvenWith } from './session/authenticator.ts';
export {
  paymentPasswordState,
  requirePaymentPassword,
  requireSamePaymentPassword,
} from './payment-password/check.ts';
export { requireGoodPaymentPassword } from './payment-password/rules.ts';
export {
  clearDeviceCookie,
  CREDENTIAL_LIFE,
  deviceCookie,
  endCredentials,
  endOwnCredential,
  isKnownDevice,
  knownDeviceOf,
  makeCredential,
  refuseBadKey,
  setDeviceCookie,
  type Owner,
  type PublicJwk,
} from './session/credentials.ts';
export { knowBrowser, knownBrowserOf } from './session/known-browser.ts';
export {
  noteSessionProof,
  PROOF_LIFE,
  requireFreshProof,
  requireStillIn,
} from './session/proof.ts';
export { rememberSessions } from './session/remembered.ts';
export {
  endEverySession,
  endFormer,
  endSessionsWhere,
  openSession,
  replaceSessions,
  sessionStanding,
  succeedFormer,
  tellSessions,
  type SessionEnder,
} from './session/store.ts';
export { visitorOf, type Visitor } from './session/visitor.ts';
export {
  accountKey,
  createMember,
  findByAccount,
  findByMobile,
  getMember,
  lockMember,
  noteLogin,
  type Member,
} from './store.ts';
export type { MemberTables } from './tables.ts';
