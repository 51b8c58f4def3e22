export { gamesHost } from './house-games/host.ts';
export type { HouseGame, HouseGames } from './house-games/house-game.ts';
export { launchRoutes } from './launch/routes.ts';
export {
  endProviderSessions,
  openProviderSession,
  renewProviderSessions,
} from './provider-sessions/store.ts';
export { providerRoutes } from './provider/routes.ts';
export { type Provider, createProvider } from './provider/service.ts';
export { sign } from './provider/signature.ts';
export { roundRoutes } from './rounds/routes.ts';
export type { Opens } from './vendors/connections.ts';
export { isFramed, places, requireAddress } from './vendors/address.ts';
export {
  connectVendor,
  disconnectVendor,
  noVendor,
  requireVendor,
  switchVendor,
} from './vendors/connections.ts';
export {
  endVendorSecret,
  makeVendorSecret,
  sealVendorSecrets,
  validVendorSecrets,
} from './vendors/secrets.ts';
export { standingOfVendors, type VendorStanding } from './vendors/standing.ts';
