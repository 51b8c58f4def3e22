export { houseGamesExtra } from './extra.ts';
export { houseGames } from './house.ts';
export { rulesAndPace } from './offer.ts';
