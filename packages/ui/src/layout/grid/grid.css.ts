import { spaced } from '../../foundations/theme/space.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem } from '../../foundations/theme/type.ts';

const counts = [2, 3, 4] as const;
/** As wide as a figure with a label, a card of facts, or a card with a sentence; it grows with the letters. */
const widths = { narrow: 96, medium: 144, wide: 240 } as const;

export type Least = keyof typeof widths;

export const grid = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      ...Object.fromEntries(
        counts.map((count) => [
          `&[data-columns="${count}"]`,
          { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(widths).map(([least, width]) => [
          `&[data-least="${least}"]`,
          { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(width)}), 1fr))` },
        ]),
      ),
    },
  },
  spaced,
);
