import type { Extra, HouseGame, Offer } from '@livery/gateway/extras';
import { houseGames } from './house.ts';
import { houseOffer } from './offer.ts';

/** The games of the house, for whichever gateway: rules, pages and rows of the catalogue. */
export const houseGamesExtra: Extra = {
  houseGames: {
    games: houseGames satisfies readonly HouseGame[],
    root: import.meta.dirname,
    shared: ['shared'],
  },
  offerFor: (): Offer => houseOffer,
};
