// Written from the routes of the app by `pnpm run routes`.

/** Where the app begins. */
export const homePath = '/m/home';

/** Where a deposit is made; `order` names one that was. */
export const depositPath = '/m/voucherCenter';

/** Rendered by the build: these addresses are answered with `home.html`. */
export const homePaths: readonly string[] = [
  '/',
  '/m',
  '/m/',
  '/m/home',
  '/m/index',
  '/m/index.html',
];

/** The other pages, with parameters as `:name`: all else is answered with `index.html`. */
export const pagePaths: readonly string[] = [
  '/m/activity',
  '/m/activityDetail',
  '/m/app',
  '/m/bankCards',
  '/m/bankCards/add',
  '/m/changePsw',
  '/m/deposit/record',
  '/m/elott',
  '/m/esport-games',
  '/m/fishing-games',
  '/m/forget',
  '/m/gameCenter',
  '/m/gameList',
  '/m/gameList?type=fav',
  '/m/gameList?type=recent',
  '/m/gameRecord',
  '/m/help',
  '/m/hot-games',
  '/m/limits',
  '/m/limits/exclusion',
  '/m/limits/realityCheck',
  '/m/limits/selfTest',
  '/m/limits/set',
  '/m/limits/timeOut',
  '/m/live-games',
  '/m/login',
  '/m/lott',
  '/m/lottery',
  '/m/member/home',
  '/m/message',
  '/m/myAccount/index',
  '/m/myAccount/index?view=profile',
  '/m/notice',
  '/m/paused',
  '/m/paymentPassword',
  '/m/play',
  '/m/poker-games',
  '/m/register',
  '/m/register.html',
  '/m/securityCenter',
  '/m/securityCenter/authenticator',
  '/m/securityCenter/email',
  '/m/securityCenter/history',
  '/m/securityCenter/mobile',
  '/m/securityCenter/payeeName',
  '/m/securityCenter/questions',
  '/m/set',
  '/m/slot-games',
  '/m/slotsCenter',
  '/m/sport-games',
  '/m/statement',
  '/m/transaction/record',
  '/m/trial',
  '/m/voucherCenter',
  '/m/wallet',
  '/m/webEmail',
  '/m/withdraw',
  '/m/withdraw/record',
];
