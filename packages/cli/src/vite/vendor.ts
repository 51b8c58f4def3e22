/** Libraries that are fetched when they are first needed, each with what it brings along. */
const later = ['jose', 'idb', 'tslib', '@firebase', '@simplewebauthn'];

/**
 * The libraries that every page begins with. Not encryption, which is fetched
 * with the first secret that is sent, Firebase, when somebody comes back from
 * signing in elsewhere, nor passkeys, with the browser's own dialog.
 */
export const vendor = new RegExp(`node_modules/(?!(?:\\.pnpm/)?(?:${later.join('|')})\\b)`);
