import * as system from './system.ts';

export const siteEndpoints = {
  countries: system.countries,
  whitelabel: system.whitelabel,
  downloads: system.downloads,
  systemStatus: system.systemStatus,
  customerService: system.customerService,
  help: system.help,
  domainRoute: system.domainRoute,
} as const;
