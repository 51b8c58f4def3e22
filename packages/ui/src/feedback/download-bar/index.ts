export { DownloadBar, type DownloadBarProps } from './download-bar.tsx';
export { DownloadPopup, type DownloadEntry, type DownloadPopupProps } from './download-popup.tsx';
export type { DownloadKind } from './in-order.ts';
