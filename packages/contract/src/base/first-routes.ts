import { get, type Route } from './route.ts';

/** The part of the table that a site opens with: what the home of anybody asks before all else. */
export const firstRoutes = {
  systemStatus: get('/system/status'),
  announcements: get('/announcement'),
  hotGames: get('/game/hot'),
  gameList: get('/game/list'),
  favouriteIds: get('/game/favourite/ids'),
  stream: get('/stream'),
} as const satisfies Readonly<Record<string, Route>>;
