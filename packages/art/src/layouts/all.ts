import { severalLayouts } from './several.ts';
import { singleLayouts } from './single.ts';

export const layouts = { ...singleLayouts, ...severalLayouts };
export type LayoutName = keyof typeof layouts;
