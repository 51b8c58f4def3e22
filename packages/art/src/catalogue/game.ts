import type { FaceName } from '../lettering/faces.ts';
import type { Fill, LetterStyle } from '../lettering/styles.ts';
import type { Warp } from '../lettering/warp.ts';
import type { ForegroundName } from '../foregrounds.ts';
import type { LayoutName } from '../layouts/all.ts';
import type { PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes/all.ts';
import type { VendorCode } from '../vendors.ts';

export type Category =
  | 'RNG'
  | 'FISH'
  | 'LIVE'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'ELOTT'
  | 'COCKFIGHT';

/** How a cover is composed; every word names an entry of the module it comes from. */
export interface Look {
  scene: SceneName;
  layout: LayoutName;
  palette: PaletteName;
  face: FaceName;
  style: LetterStyle;
  fill: Fill;
  warp: Warp;
  foreground: ForegroundName;
  /** How far the palette may turn, in degrees. */
  drift: number;
}

export interface DemoGame {
  slug: string;
  title: string;
  vendor: VendorCode;
  category: Category;
  family: string;
  /** The motif in front, and which of its natural colours. */
  hero: string;
  tone: number;
  companions: readonly string[];
  look: Look;
}

export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
