export { site } from './chapter.ts';
export { countries } from './countries/countries.ts';
export {
  blockPlace,
  closeSite,
  isCountry,
  openSite,
  requireFlag,
  requireSetting,
  setSetting,
  switchOff,
  switchOn,
  unblockPlace,
} from './state/acts.ts';
export { siteSettings } from './system/settings.ts';
