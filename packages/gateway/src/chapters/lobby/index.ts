export { lobby } from './chapter.ts';
export { catalogues, offers } from './shared.ts';
export { catalogueOf, type Catalogue, type Entry, type Game } from './catalogue/catalogue.ts';
export { shortestRoundOf } from './catalogue/paced.ts';
export { type Catalogues } from './catalogue/catalogues.ts';
export type { GameFacts, KnownFacts, Offer, OfferGame } from './catalogue/offer.ts';
export { firstCovers, HOUSE_VENDOR, hotGames, ofType } from './catalogue/select.ts';
export type { LobbyTables } from './tables.ts';
