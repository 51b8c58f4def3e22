export { site } from './chapter.ts';
export { countries } from './countries/countries.ts';
export { siteSettings } from './system/settings.ts';
