import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

/** Where Google publishes the keys that Firebase signs with. */
const PUBLISHED =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Fetched when first needed, kept for as long as they are valid; a test brings its own. */
export function firebaseKeys(address = PUBLISHED): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 });
}
