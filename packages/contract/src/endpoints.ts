import * as content from './endpoints/content.ts';
import * as favourite from './endpoints/favourite.ts';
import * as game from './endpoints/game.ts';
import * as inbox from './endpoints/inbox.ts';
import * as launch from './endpoints/launch.ts';
import * as lobby from './endpoints/lobby.ts';
import * as login from './endpoints/login.ts';
import * as lottery from './endpoints/lottery.ts';
import * as member from './endpoints/member.ts';
import * as password from './endpoints/password.ts';
import * as planned from './endpoints/planned.ts';
import * as promotion from './endpoints/promotion.ts';
import * as recent from './endpoints/recent.ts';
import * as register from './endpoints/register.ts';
import * as session from './endpoints/session.ts';
import * as system from './endpoints/system.ts';
import * as verification from './endpoints/verification.ts';
import * as wallet from './endpoints/wallet.ts';

/** Every operation of the contract by its logical name, written once. */
export const endpoints = {
  login: login.login,
  socialLogin: login.socialLogin,
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

  countries: system.countries,
  whitelabel: system.whitelabel,
  downloads: system.downloads,
  systemStatus: system.systemStatus,
  customerService: system.customerService,
  help: system.help,
  domainRoute: system.domainRoute,

  announcements: content.announcements,
  readAnnouncement: content.readAnnouncement,
  notices: content.notices,
  popularNotices: content.popularNotices,
  promotionCategories: promotion.promotionCategories,
  promotionStatus: promotion.promotionStatus,
  claimPromotion: promotion.claimPromotion,
  inboxUnread: inbox.inboxUnread,
  inbox: inbox.inbox,
  readInbox: inbox.readInbox,
  deleteInbox: inbox.deleteInbox,
  feedback: content.feedback,
  stream: content.stream,

  wallet: wallet.wallet,
  merchantWallets: wallet.merchantWallets,
  memberWallet: wallet.memberWallet,
  transfer: wallet.transfer,
  transactions: wallet.transactions,
  betRecords: wallet.betRecords,

  vendors: game.vendors,
  gameList: game.gameList,
  hotGames: game.hotGames,
  winners: game.winners,
  rank: game.rank,
  addFavourite: favourite.addFavourite,
  removeFavourite: favourite.removeFavourite,
  favouriteIds: favourite.favouriteIds,
  favourites: favourite.favourites,
  addRecent: recent.addRecent,
  addRecentPost: recent.addRecentPost,
  recents: recent.recents,
  launch: launch.launch,
  launchFacebook: launch.launchFacebook,
  gameInfo: game.gameInfo,
  lotteryList: lottery.lotteryList,
  lotteryMenu: lottery.lotteryMenu,
  lotteryDraw: lottery.lotteryDraw,
  lotteryVnRecent: lottery.lotteryVnRecent,
  lotteryVnDraw: lottery.lotteryVnDraw,
  jackpots: lobby.jackpots,
  lobbyLayout: lobby.lobbyLayout,

  ...planned.chat,
  ...planned.cashier,
  ...planned.agents,
  ...planned.security,
  ...planned.responsiblePlay,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
