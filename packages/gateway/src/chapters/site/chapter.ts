import { defineChapter } from '../chapter.ts';
import { countryRoutes } from './countries/routes.ts';
import { siteActs } from './state/acts.ts';
import { systemRoutes } from './system/routes.ts';
import { siteSettings } from './system/settings.ts';

/** How a site stands, and what it says of itself. */
export const site = defineChapter({
  name: 'site',
  routes(route, house) {
    countryRoutes(route, house);
    systemRoutes(route, house);
  },
  settings: siteSettings,
  acts: Object.values(siteActs),
});
