import { get, type Route } from '../base/route.ts';

export const siteRoutes = {
  countries: get('/system/countries'),
  whitelabel: get('/system/whitelabel'),
  downloads: get('/system/downloads'),
  systemStatus: get('/system/status'),
  customerService: get('/system/customerService'),
  help: get('/system/help'),
  domainRoute: get('/system/domainRoute'),
} as const satisfies Readonly<Record<string, Route>>;
