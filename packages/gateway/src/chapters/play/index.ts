export { gamesHost } from './house-games/host.ts';
export type { HouseGame, HouseGames } from './house-games/house-game.ts';
export { launchRoutes } from './launch/routes.ts';
export {
  endProviderSessions,
  openProviderSession,
  renewProviderSessions,
} from './provider-sessions/store.ts';
export { providerRoutes } from './provider/routes.ts';
export { ensureVendorSecrets, sealVendorSecrets, vendorSecret } from './provider/secrets.ts';
export { type Provider, createProvider } from './provider/service.ts';
export { sign } from './provider/signature.ts';
export { roundRoutes } from './rounds/routes.ts';
