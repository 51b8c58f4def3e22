export { play } from './chapter.ts';
export { houseGames } from './shared.ts';
export type { HouseGame, HouseGames } from './house-games/house-game.ts';
export { openProviderSession } from './provider-sessions/store.ts';
export { type Provider, createProvider } from './provider/service.ts';
export { sign } from './provider/signature.ts';
export type { Opens } from './vendors/connections.ts';
export { isFramed, places, requireAddress } from './vendors/address.ts';
export {
  connectVendor,
  disconnectVendor,
  noVendor,
  requireVendor,
  switchVendor,
} from './vendors/connections.ts';
export { endVendorSecret, makeVendorSecret, validVendorSecrets } from './vendors/secrets.ts';
export { standingOfVendors, type VendorStanding } from './vendors/standing.ts';
