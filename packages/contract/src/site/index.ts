export { siteEndpoints } from './endpoints.ts';
export { linkedPages } from './linked-pages.ts';
export { DownloadKind, ServiceKind, ServiceTitle } from './system.ts';
