export { downloadsQuery } from './api/downloads.ts';
export { serviceWaysQuery, type ServiceWay } from './api/service-ways.ts';
export { askStatus } from './api/system-status.ts';
export { appDownload } from './app-download.ts';
export { channelsOf } from './channels.ts';
export { SettingsScreen } from './screens/settings.tsx';
export { AppBar } from './app/app-bar.tsx';
export { AppButton } from './app/app-button.tsx';
export { AppPopup } from './app/app-popup.tsx';
