import { captcha } from './endpoints/captcha.ts';
import { addFavourite, favouriteIds, favourites, removeFavourite } from './endpoints/favourite.ts';
import { gameInfo, gameList, hotGames, vendors, winners } from './endpoints/game.ts';
import { launch } from './endpoints/launch.ts';
import { memberInfo } from './endpoints/member.ts';
import { login, logout, sessionKey, trial } from './endpoints/session.ts';
import { wallet } from './endpoints/wallet.ts';

/** Every operation of the contract by its logical name, written once. */
export const endpoints = {
  login,
  trial,
  logout,
  sessionKey,
  captcha,
  memberInfo,
  wallet,
  vendors,
  gameList,
  hotGames,
  winners,
  addFavourite,
  removeFavourite,
  favouriteIds,
  favourites,
  launch,
  gameInfo,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
