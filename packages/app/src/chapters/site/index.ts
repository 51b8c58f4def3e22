export { askStatus } from './api/system-status.ts';
export { SettingsScreen } from './screens/settings.tsx';
