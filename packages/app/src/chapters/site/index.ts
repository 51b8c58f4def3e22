export { SettingsScreen } from './screens/settings.tsx';
