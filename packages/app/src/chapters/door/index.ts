export { MobileField } from './codes/mobile-field.tsx';
export { mobileError, noMobile, type Mobile } from './codes/mobile.ts';
export { useDialled } from './codes/use-dialled.ts';
export { PasskeyOffer } from './passkeys/passkey-offer.tsx';
export { PasskeyRows } from './passkeys/passkey-rows.tsx';
export { passkeysQuery } from './api/passkeys.ts';
