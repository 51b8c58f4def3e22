import type { ForegroundName } from '../../foregrounds.ts';
import type { LayoutName } from '../../layouts/all.ts';
import type { Fill } from '../../lettering/styles.ts';
import type { SceneName } from '../../scenes/all.ts';
import type { VendorCode } from '../../vendors.ts';
import type { Category } from '../game.ts';

type Words<Name extends string> = readonly [Name, ...Name[]];

export interface FamilyPlan {
  category: Category;
  /** Which words of a title name which motifs; several motifs take turns. */
  subjects: string;
  /** What a title that names nothing is drawn with, in turn. */
  heroes: string;
  scenes: Words<SceneName>;
  layouts: Words<LayoutName>;
  foregrounds: Words<ForegroundName>;
  vendors: Words<VendorCode>;
  fills: Words<Fill>;
}
