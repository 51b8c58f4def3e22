export { LogOutEverywhereRow, LogOutRow } from './components/log-out-row.tsx';
export { PasskeyOffer } from './passkeys/passkey-offer.tsx';
export { PasskeyRows } from './passkeys/passkey-rows.tsx';
export { registerSettingsQuery } from './api/register-settings.ts';
export { ChangePasswordScreen } from './screens/change-password.tsx';
export { LoginScreen } from './screens/login.tsx';
export { RegisterScreen } from './screens/register.tsx';
export { RetrieveScreen } from './screens/retrieve.tsx';
