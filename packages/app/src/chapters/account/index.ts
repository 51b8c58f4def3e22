export { LogOutRow } from './components/log-out-row.tsx';
export { registerSettingsQuery } from './register/settings.ts';
export { LoginScreen } from './screens/login.tsx';
export { RegisterScreen } from './screens/register.tsx';
