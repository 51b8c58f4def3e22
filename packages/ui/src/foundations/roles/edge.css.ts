import { cutFoot, cutFootLeft, cutPair } from '../theme/shapes.ts';
import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { cut } = vars;

/** Corners: what is cut off, as the clip of a part, and whether they are round at all. */
export const edge = roles('edge', {
  /** 1 where corners are round, 0 where they are cut. */
  round: '1',
  row: 'none',
  card: 'none',
  /** Two opposite corners, of pictures and of what lies over the page. */
  tile: 'none',
  pair: 'none',
});

pointAnew('edges', 'cut', {
  [edge.round]: '0',
  [edge.row]: cutFoot(cut.row),
  [edge.card]: cutFoot(cut.card),
  [edge.tile]: cutPair(cut.tile),
  [edge.pair]: cutPair(cut.card),
});

// The corner at the end of what is read.
pointAnew(
  'edges',
  'cut',
  { [edge.row]: cutFootLeft(cut.row), [edge.card]: cutFootLeft(cut.card) },
  (brand) => `${brand}[dir="rtl"]`,
);
