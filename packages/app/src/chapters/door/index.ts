export { PasskeyOffer } from './passkeys/passkey-offer.tsx';
export { PasskeyRows } from './passkeys/passkey-rows.tsx';
export { passkeysQuery } from './api/passkeys.ts';
