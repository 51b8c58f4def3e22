export { lobbyEndpoints } from './endpoints.ts';
export { Game, Vendor, Winner } from './game.ts';
