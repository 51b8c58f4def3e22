/**
 * Where every operation is found: the one table to change for another
 * upstream. It holds no schema, since the client ships it to every player.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  readonly method: Method;
  /** Parameters are written `:nodeId`. */
  readonly path: string;
  /** The body is `{data: <JWE>}`. */
  readonly encrypted: boolean;
  /** Takes an `Idempotency-Key`, and so may be sent again. */
  readonly idempotent: boolean;
}

const at =
  (method: Method, encrypted = false, idempotent = false) =>
  (path: string): Route => ({ method, path: `/wps${path}`, encrypted, idempotent });

const get = at('GET');
const post = at('POST');
const put = at('PUT');
const remove = at('DELETE');
const sealedPost = at('POST', true);
const sealedPut = at('PUT', true);
const keyedPost = at('POST', false, true);
const sealedKeyedPost = at('POST', true, true);

export const routes = {
  // Session
  login: sealedPost('/session/login'),
  socialLogin: post('/session/login/social'),
  trial: post('/session/trial'),
  refresh: post('/session/refresh'),
  sessionChallenge: get('/session/challenge'),
  logout: remove('/session'),
  sessionKey: get('/session/key'),
  trialAccount: get('/member/trial'),
  trialAccountPost: post('/member/trial'),

  // Registration and verification
  register: sealedPut('/member/register'),
  registerSettings: get('/system/registerSettings'),
  validateField: get('/member/register/validate'),
  memberExists: get('/member/exists'),
  checkEmail: get('/member/email/check'),
  verification: get('/verification'),
  smsNoLogin: post('/verification/sms/noLogin'),
  smsRegister: post('/verification/sms/register'),
  captcha: get('/captcha'),
  captchaAudio: get('/captcha/audio'),
  affiliateCheck: get('/affiliate/check'),

  // The member's account
  changePassword: sealedPost('/v2/member/password'),
  retrieveByPhone: sealedPost('/member/retrieve/phone'),
  retrieveByEmail: post('/member/retrieve/email'),
  memberInfo: get('/member/info'),
  headIcons: get('/member/headIcon'),
  setHeadIcon: post('/member/headIcon'),

  // System
  countries: get('/system/countries'),
  whitelabel: get('/system/whitelabel'),
  downloads: get('/system/downloads'),
  systemStatus: get('/system/status'),
  customerService: get('/system/customerService'),
  help: get('/system/help'),
  domainRoute: get('/system/domainRoute'),

  // Content
  announcements: get('/announcement'),
  readAnnouncement: post('/announcement/read'),
  notices: get('/announcement/notice'),
  popularNotices: get('/announcement/popular'),
  promotionCategories: get('/promotion/categories'),
  promotionStatus: get('/promotion/:id/status'),
  claimPromotion: keyedPost('/promotion/:id/claim'),
  inboxUnread: get('/member/inbox/unread'),
  inbox: get('/member/inbox'),
  readInbox: post('/member/inbox/read'),
  deleteInbox: remove('/member/inbox'),
  feedback: post('/feedback'),
  stream: get('/stream'),

  // Wallet and records
  wallet: get('/wallet'),
  merchantWallets: get('/wallet/merchant/:merchantCode'),
  memberWallet: get('/wallet/member'),
  transfer: keyedPost('/wallet/transfer'),
  transactions: get('/wallet/transactions'),
  betRecords: get('/record/bets'),

  // Games
  vendors: get('/game/vendors'),
  gameList: get('/game/list'),
  hotGames: get('/game/hot'),
  winners: get('/game/winners'),
  rank: get('/game/rank'),
  addFavourite: post('/game/favourite'),
  removeFavourite: remove('/game/favourite'),
  favouriteIds: get('/game/favourite/ids'),
  favourites: get('/game/favourite'),
  addRecent: get('/game/recent/add'),
  addRecentPost: post('/game/recent/add'),
  recents: get('/game/recent'),
  launch: get('/game/launch'),
  launchFacebook: get('/game/launch/facebook'),
  gameInfo: get('/game/:nodeId/info'),
  lotteryList: get('/lottery/list'),
  lotteryMenu: get('/lottery/menu'),
  lotteryDraw: get('/lottery/numero'),
  lotteryVnRecent: get('/lottery/vn/recent'),
  lotteryVnDraw: get('/lottery/vn/numero'),
  jackpots: get('/jackpot/feed'),
  lobbyLayout: get('/lobby/layout'),

  // Chat and live models
  chatUnread: get('/chat/unread'),
  chatLaunch: get('/chat/launch'),
  liveModels: get('/live/models'),

  // Cashier
  depositMethods: get('/deposit/methods'),
  depositBanks: get('/deposit/banks'),
  depositPromotions: get('/deposit/promos'),
  acceptDepositPromotion: post('/deposit/promo/accept'),
  depositRecords: get('/deposit/records'),
  deposit: keyedPost('/deposit/:kind'),
  depositOrder: get('/deposit/:orderId'),
  withdrawOptions: get('/withdraw/options'),
  withdraw: sealedKeyedPost('/withdraw'),
  withdrawRecords: get('/withdraw/records'),
  bankCards: get('/member/bankCard'),
  addBankCard: sealedPost('/member/bankCard'),
  removeBankCard: remove('/member/bankCard'),

  // Referral and agents
  referral: get('/referral'),
  teamKpi: get('/agent/team/kpi'),
  teamKpiGroup: get('/agent/team/kpi/:group'),
  downline: get('/agent/downline'),
  setRebate: put('/agent/downline/:account/rebate'),
  rebateSettings: get('/agent/rebate/settings'),
  rebateIncome: get('/agent/rebate/income'),
  dailySalaryRequest: get('/agent/contract/dailySalary/request'),
  dividendRequest: get('/agent/contract/dividend/request'),
  contract: get('/agent/contract/:kind'),
  acceptContract: post('/agent/contract/:kind'),
  dividend: get('/agent/dividend'),
  salary: get('/agent/salary'),
  teamPnl: get('/agent/pnl'),
  teamBets: get('/agent/bets'),
  sendRedRain: keyedPost('/agent/redRain'),
  redRains: get('/agent/redRain'),
  registerUrls: get('/agent/registerUrl'),
  createRegisterUrl: post('/agent/registerUrl'),
  openAccount: sealedPost('/agent/account'),

  // Security centre and identity
  security: get('/security'),
  setPaymentPassword: sealedPost('/security/paymentPassword'),
  setQuestions: post('/security/questions'),
  setEmail: post('/security/email'),
  setPayeeName: post('/security/payeeName'),
  totp: post('/security/totp/:action'),
  passkey: post('/security/passkey/:action'),
  sessionHistory: get('/session/history'),
  endDevice: remove('/session/device/:id'),
  profile: get('/member/profile'),
  saveProfile: put('/member/profile'),
  kyc: get('/kyc'),
  kycDocument: post('/kyc/document'),
  kycLiveness: post('/kyc/liveness'),

  // Responsible play
  responsiblePlay: get('/rg'),
  setLimit: put('/rg/limit'),
  confirmLimit: post('/rg/limit/:id/confirm'),
  removeLimit: remove('/rg/limit/:id'),
  cancelPendingLimit: remove('/rg/limit/:id/pending'),
  timeOut: post('/rg/timeout'),
  exclude: post('/rg/exclusion'),
  setRealityCheck: put('/rg/realityCheck'),
  acknowledgeRealityCheck: post('/rg/realityCheck/ack'),
  playSession: get('/rg/session'),
  statement: get('/account/statement'),
  selfAssessment: post('/rg/selfAssessment'),
} as const satisfies Readonly<Record<string, Route>>;

export type OperationName = keyof typeof routes;
