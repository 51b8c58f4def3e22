export { LogOutEverywhereRow, LogOutRow } from './components/log-out-row.tsx';
export { ChangePasswordScreen } from './screens/change-password.tsx';
export { LoginScreen } from './screens/login.tsx';
export { RetrieveScreen } from './screens/retrieve.tsx';
export { PasskeyRows } from './passkeys/passkey-rows.tsx';
