import * as favourite from './favourite.ts';
import * as game from './game.ts';
import * as lobby from './lobby.ts';
import * as lottery from './lottery.ts';
import * as recent from './recent.ts';

export const lobbyEndpoints = {
  vendors: game.vendors,
  gameList: game.gameList,
  gameNames: game.gameNames,
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
  gameInfo: game.gameInfo,
  lotteryList: lottery.lotteryList,
  lotteryMenu: lottery.lotteryMenu,
  lotteryDraw: lottery.lotteryDraw,
  lotteryDraws: lottery.lotteryDraws,
  lotteryResults: lottery.lotteryResults,
  lotteryVnRecent: lottery.lotteryVnRecent,
  lotteryVnDraw: lottery.lotteryVnDraw,
  jackpots: lobby.jackpots,
  lobbyLayout: lobby.lobbyLayout,
} as const;
