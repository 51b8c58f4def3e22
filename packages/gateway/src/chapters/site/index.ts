export { countries } from './countries/countries.ts';
export { countryRoutes } from './countries/routes.ts';
export { systemRoutes } from './system/routes.ts';
export { siteSettings } from './system/settings.ts';
