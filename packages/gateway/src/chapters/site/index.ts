export { site } from './chapter.ts';
export { countries } from './countries/countries.ts';
export { isCountry, siteActs } from './state/acts.ts';
export { siteSettings } from './system/settings.ts';
