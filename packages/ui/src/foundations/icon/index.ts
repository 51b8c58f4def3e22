export { Icon, type IconProps } from './icon.tsx';
export { IconSetProvider, type IconSetProviderProps } from './icon-set.tsx';
export { iconNames, type Glyph, type IconName, type IconSet } from './names.ts';
