export { OfflineBanner, type OfflineBannerProps, type OfflineLabels } from './offline-banner.tsx';
