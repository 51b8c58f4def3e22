import { get, post, remove, type Route } from '../base/route.ts';
import { firstRoutes } from '../base/first-routes.ts';

export const lobbyRoutes = {
  vendors: get('/game/vendors'),
  gameList: firstRoutes.gameList,
  gameNames: get('/game/names'),
  hotGames: firstRoutes.hotGames,
  winners: get('/game/winners'),
  rank: get('/game/rank'),
  addFavourite: post('/game/favourite'),
  removeFavourite: remove('/game/favourite'),
  favouriteIds: firstRoutes.favouriteIds,
  favourites: get('/game/favourite'),
  addRecent: get('/game/recent/add'),
  addRecentPost: post('/game/recent/add'),
  recents: get('/game/recent'),
  gameInfo: get('/game/:nodeId/info'),
  lotteryList: get('/lottery/list'),
  lotteryMenu: get('/lottery/menu'),
  lotteryDraw: get('/lottery/numero'),
  lotteryDraws: get('/lottery/draws'),
  lotteryResults: get('/lottery/results'),
  lotteryVnRecent: get('/lottery/vn/recent'),
  lotteryVnDraw: get('/lottery/vn/numero'),
  jackpots: get('/jackpot/feed'),
  lobbyLayout: get('/lobby/layout'),
} as const satisfies Readonly<Record<string, Route>>;
