/** What else is drawn with the same hand: brush, paths, lettering and motifs. */
export { drawLettering } from './lettering/styles.ts';
export { setTitle } from './lettering/title.ts';
export { Brush, fill, outline, place } from './lib/brush.ts';
export { curve, ellipse, face, rect, regular, star, stroke } from './lib/path.ts';
export { diceFor, type Dice } from './lib/random.ts';
export { motif } from './motifs/all.ts';
export { leaf } from './motifs/food/fruit.ts';
export { palette } from './palettes.ts';
