export { Icon, type IconProps } from './icon.tsx';
export { IconSetProvider, type IconSetProviderProps, type IconSource } from './icon-set.tsx';
export { readGlyphs } from './read-glyphs.ts';
export { iconNames, type Glyph, type IconName, type IconSet } from './names.ts';
