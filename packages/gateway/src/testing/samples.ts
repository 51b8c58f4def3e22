import type { EndpointName, ErrorCode } from '@livery/contract';
import { DEMO_PASSWORD } from '@livery/demo';
import type { Asked } from './browser/browser.ts';

const passkey = {
  id: 'x'.repeat(22),
  rawId: 'x'.repeat(22),
  type: 'public-key',
  clientExtensionResults: {},
} as const;

/** A good request of each operation that takes something; the others need none. */
export const samples: Partial<Record<EndpointName, Asked<EndpointName>>> = {
  login: { payload: { type: 'username', username: 'marisol88', password: DEMO_PASSWORD } },
  socialLogin: { body: { provider: 'google', idToken: 'a.b.c' } },
  trial: { body: { moduleId: 'FREEPLAY3' } },
  refresh: {
    body: {
      credentialId: 'x'.repeat(24),
      challenge: 'y'.repeat(43),
      signature: 'z'.repeat(86),
    },
  },
  register: {
    payload: {
      username: 'somebody_new',
      password: 'correct horse battery',
      confirmPassword: 'correct horse battery',
      disclaimer: true,
    },
  },
  validateField: { query: { field: 'nickname', value: 'Somebody' } },
  memberExists: { query: { username: 'marisol88' } },
  checkEmail: { query: { email: 'somebody@example.com' } },
  affiliateCheck: { query: { code: 'nobody-knows-it' } },
  verification: { query: { scene: 'sms' } },
  smsNoLogin: { body: { mobileNum: '9170000000', countryDialingCode: '63' } },
  smsRegister: { body: { mobileNum: '9170000000', countryDialingCode: '63' } },
  captcha: { query: { scene: 'login', t: 1 } },
  changePassword: {
    payload: { newPassword: 'another good one', confirmNewPassword: 'another good one' },
  },
  retrieveByPhone: {
    payload: {
      newPassword: 'another good one',
      mobileNum: '9170000000',
      countryDialingCode: '63',
      verificationCode: '123456',
    },
  },
  retrieveByEmail: { body: { username: 'nobody_here', email: 'nobody@example.com' } },
  addPasskey: {
    body: {
      credential: {
        ...passkey,
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
  },
  renamePasskey: { body: { id: passkey.id, name: 'The one in my pocket' } },
  removePasskey: { body: { id: passkey.id } },
  passkeyLogin: {
    body: {
      credential: {
        ...passkey,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  },
  endDevice: { params: { id: 'x'.repeat(24) } },
  setHeadIcon: { body: { icon: '3' } },
  kycDocument: { body: { kind: 'demo' } },
  help: { query: { device: 'MOBILE', lang: 'EN' } },
  announcements: { query: { types: 'B,PL,PU,PR,H', groupName: 'm_home', platform: 'M' } },
  readAnnouncement: { body: { announcementId: '1', read: true } },
  promotionStatus: { params: { id: '1' } },
  claimPromotion: { params: { id: '999999' }, body: { remark: 'please' } },
  readInbox: { body: { ids: ['1'] } },
  deleteInbox: { query: { ids: '999998,999999' } },
  setLimit: { body: { type: 'deposit', period: '7d', amount: '500.00' } },
  confirmLimit: { params: { id: '999999' } },
  removeLimit: { params: { id: '999999' } },
  cancelPendingLimit: { params: { id: '999999' } },
  timeOut: { body: { duration: '24h' } },
  exclude: { body: { duration: '6m', allBrands: false, confirm: true } },
  setRealityCheck: { body: { minutes: 30 } },
  acknowledgeRealityCheck: { body: { action: 'continue' } },
  answerPrompt: { body: { answer: 'declined' } },
  selfAssessment: { body: { answers: [0, 0, 1, 0, 0, 2, 0, 0, 0], consent: false } },
  feedback: { body: { category: 'games', content: 'More moons, fewer orchards.' } },
  merchantWallets: { params: { merchantCode: 'aurora' } },
  deposit: {
    params: { kindOrId: 'gateway' },
    body: { methodId: 'none-such', amount: '100.00', expectedCredit: '100.00' },
  },
  depositRecords: { query: {} },
  depositOrder: { params: { kindOrId: '999999' } },
  cancelDeposit: { params: { kindOrId: '999999' } },
  withdraw: { payload: { cardId: '999999', amount: '100.00', paymentPassword: '471193' } },
  withdrawRecords: { query: {} },
  withdrawOrder: { params: { orderId: '999999' } },
  addBankCard: {
    payload: {
      rail: 'bank',
      bank: 'Larkfield',
      account: '700100200300',
      payeeName: 'Nova Reyes',
      paymentPassword: '471193',
    },
  },
  removeBankCard: { query: { id: '999999' } },
  setPaymentPassword: { payload: { new: '123456' } },
  resetPaymentPassword: { payload: { code: '000000', new: '471193' } },
  emailCode: { payload: { email: 'somebody.else@example.org' } },
  setEmail: { payload: { email: 'somebody.else@example.org', code: '000000' } },
  setQuestions: {
    payload: {
      answers: [
        { question: 'pet', answer: 'Bantay' },
        { question: 'town', answer: 'Vigan' },
      ],
    },
  },
  setPayeeName: { body: { payeeName: 'Nova Reyes' } },
  recall: { body: {} },
  transfer: { body: { from: 'MAIN', to: 'NPL', amount: '1.00' } },
  gameInfo: { params: { nodeId: 'moon-orchard' } },
  lotteryResults: { query: { gameId: 'silver-ticket' } },
  addFavourite: { body: { nodeId: 'moon-orchard', vendor: 'BGS' } },
  removeFavourite: { query: { nodeId: 'moon-orchard' } },
  addRecent: { query: { nodeId: 'moon-orchard', vendor: 'BGS' } },
  addRecentPost: { body: { nodeId: 'moon-orchard' } },
  launch: { query: { vendor: 'BGS', nodeId: 'moon-orchard' } },
  launchFacebook: { query: { vendor: 'BGS', nodeId: 'moon-orchard', backUrl: '/m/home' } },
};

/** Good requests that are refused all the same: what they name is not there, or not proven. */
export const refusedSamples: Partial<Record<EndpointName, ErrorCode>> = {
  socialLogin: 'login.failed',
  refresh: 'credential.invalid',
  addPasskey: 'passkey.invalid',
  renamePasskey: 'passkey.invalid',
  passkeyLogin: 'passkey.invalid',
  register: 'request.invalid',
  affiliateCheck: 'affiliate.invalid',
  smsNoLogin: 'verification.required',
  smsRegister: 'verification.required',
  captchaAudio: 'captcha.wrong',
  changePassword: 'password.old_wrong',
  retrieveByPhone: 'sms.wrong',
  claimPromotion: 'promotion.missing',
  deposit: 'method.closed',
  depositOrder: 'order.missing',
  cancelDeposit: 'order.missing',
  withdraw: 'payment_password.unset',
  withdrawOrder: 'order.missing',
  addBankCard: 'payment_password.unset',
  removeBankCard: 'card.missing',
  setPaymentPassword: 'payment_password.weak',
  paymentPasswordCode: 'contact.missing',
  resetPaymentPassword: 'sms.wrong',
  setEmail: 'sms.wrong',
  confirmLimit: 'limit.missing',
  removeLimit: 'limit.missing',
  cancelPendingLimit: 'limit.missing',
  askReturn: 'rg.too_early',
};
