export { siteEndpoints } from './endpoints.ts';
export { pagesToCome } from './pages-to-come.ts';
export { DownloadKind, ServiceKind, ServiceTitle } from './system.ts';
