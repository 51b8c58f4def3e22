/** Addresses that more than one feature links to. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  games: '/m/gameList',
  hot: '/m/hot-games',
  favourites: '/m/gameList?type=fav',
  settings: '/m/set',
  play: '/m/play',
} as const;

/** Apart from the others, so that a build without free play has no trace of it. */
export const trialPath = '/m/trial';

export const homePaths: ReadonlySet<string> = new Set([
  '/',
  '/m',
  '/m/',
  '/m/index',
  '/m/index.html',
  '/m/home',
]);

/** Where a category's games are listed. */
export const categoryPaths: Readonly<Record<string, string>> = {
  RNG: '/m/slot-games',
  LIVE: '/m/live-games',
  FISH: '/m/fishing-games',
  PVP: '/m/poker-games',
  SPORTS: '/m/sport-games',
  ESPORTS: '/m/esport-games',
};

export const categoryPath = (category: string): string =>
  categoryPaths[category] ?? `${paths.games}?gameType=${encodeURIComponent(category)}`;

export const loginPath = (from: string): string =>
  `${paths.login}?redirect=${encodeURIComponent(from)}`;

/** Dots in a path lead out of it again, however they are written. */
const staysInside = (target: string): boolean =>
  new URL(target, 'https://here.invalid').pathname.startsWith('/m/');

/** Only a page of this app may be gone to after log-in. */
export const safeRedirect = (target: string | null): string =>
  target !== null && /^\/m\/[^\\]*$/.test(target) && !target.includes('//') && staysInside(target)
    ? target
    : paths.home;
