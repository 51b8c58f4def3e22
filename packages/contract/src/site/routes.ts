import { get, type Route } from '../base/route.ts';
import { firstRoutes } from '../base/first-routes.ts';

export const siteRoutes = {
  countries: get('/system/countries'),
  whitelabel: get('/system/whitelabel'),
  downloads: get('/system/downloads'),
  systemStatus: firstRoutes.systemStatus,
  customerService: get('/system/customerService'),
  help: get('/system/help'),
  domainRoute: get('/system/domainRoute'),
} as const satisfies Readonly<Record<string, Route>>;
