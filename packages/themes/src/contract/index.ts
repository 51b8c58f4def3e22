export { baseCss, baseTheme, cssName } from './css.ts';
export { flags, flagNames, type FlagName, type Flags } from './flags.ts';
export { languages, type Language } from './languages.ts';
export { layerOrder } from './layers.ts';
export { merchantDataId, type MerchantData } from './merchant-data.ts';
export {
  codeSlots,
  defaultTemplate,
  slotNames,
  slots,
  type SlotChoice,
  type SlotName,
  type Template,
} from './slots.ts';
export { modes, type Mode } from './token.ts';
export { mapTokens, tokenByPath } from './tree.ts';
