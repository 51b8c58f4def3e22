export { SettingsScreen } from './screens/settings.tsx';
export { AppBar } from './app/app-bar.tsx';
export { AppPopup } from './app/app-popup.tsx';
