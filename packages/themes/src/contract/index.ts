export { baseCss, baseTheme, cssName } from './css.ts';
export {
  featureNames,
  flags,
  flagNames,
  type FeatureName,
  type FlagName,
  type Flags,
} from '../flags/flags.ts';
export { languages, type Language } from './languages.ts';
export { layerOrder } from './layers.ts';
export {
  codesDataId,
  merchantDataId,
  type ArtPicture,
  type BrandArt,
  type CodesData,
  type MerchantData,
  type SignInProvider,
  type AppRating,
} from './merchant-data.ts';
export { claimHtmlPolicy, htmlPolicy, type HtmlReader } from './html-policy.ts';
export { wordsVeil } from './veil.ts';
export { washes } from './washes.ts';
export {
  codeSlots,
  defaultTemplate,
  defaultHome,
  homeSections,
  neutralBackdrops,
  slotNames,
  slotPlaces,
  slots,
  type SlotChoice,
  type SlotName,
  type HomeSection,
  type Template,
} from '../templates/slots.ts';
export { rangeText } from './range.ts';
export { modes, type Mode } from './token.ts';
export { mapTokens, tokenByPath } from './tree.ts';
export { agentMenu, menuKeys, type MenuKey } from '../flags/menus.ts';
export { moduleIds, modules, type ModuleId } from '../flags/modules.ts';
export { screens, textPlaces, type TextPlace } from './fit/text-places.ts';
export { isCasedTag, type PageLook } from './fit/page-look.ts';
export type { Lettering } from './fit/lettering.ts';
