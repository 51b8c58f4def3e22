import type { Look } from './look.ts';

export interface StoryKind {
  readonly id: string;
  /** It is operated, and not only shown. */
  readonly played: boolean;
}

/** Tables of a brand's values: shown to whoever makes a brand, and to no player. */
export const isSpecimen = (id: string): boolean => id.startsWith('theme-');

/** The app itself: what it is made of is measured where it stands alone. */
export const isScreen = (id: string): boolean => id.startsWith('screens-');

/**
 * Whole screens, those that lay the library’s parts on a ground of the brand’s
 * own, and what shows every value of a brand: here brands differ most.
 */
export const isWhole = (id: string): boolean =>
  /^(?:pages-|boards-|screens-own-ground--)/.test(id) || isSpecimen(id);

/** What goes on moving after it was operated, and so lies on another ground each time. */
export const isRestless = ({ id, played }: StoryKind): boolean =>
  played && /^(?:gaming-(?:banner-carousel|winner-board)|feedback-notice-ticker)--/.test(id);

/** The same number for the same id, spread evenly: which story is seen how must not change. */
function numberOf(id: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const modes = ['dark', 'light'] as const;
const directions = ['ltr', 'rtl'] as const;

const at = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

/** Every brand in both modes and both directions. */
export const everyLook = (brands: readonly string[]): Look[] =>
  brands.flatMap((merchant) =>
    modes.flatMap((theme) => directions.map((dir) => ({ merchant, theme, dir }))),
  );

/** Two brands, each in its own mode and direction; the next table of values has others. */
const twoBrands = (id: string, brands: readonly string[]): Look[] =>
  [0, 1].map((step) => ({
    merchant: at(brands, numberOf(id) + 2 * step),
    theme: at(modes, numberOf(id) + step),
    dir: at(directions, Math.floor(numberOf(id) / 2) + step),
  }));

/** Every brand in both modes, one of the two from right to left. */
export const everyMode = (id: string, brands: readonly string[]): Look[] =>
  brands.flatMap((merchant, brand) =>
    modes.map((theme, mode) => ({
      merchant,
      theme,
      dir: at(directions, brand + mode + numberOf(id)),
    })),
  );

/**
 * Every way in which text can be too much for its place: as it is in each look,
 * and in each brand's first mode from right to left, longer, larger, and both.
 */
export const everyWay = (brands: readonly string[]): Look[] =>
  brands.flatMap((merchant): Look[] => {
    const first = { merchant, theme: modes[0], dir: directions[0] };
    return [
      ...modes.map((theme): Look => ({ ...first, theme, text: 'plain' })),
      { ...first, dir: 'rtl', text: 'plain' },
      { ...first, text: 'long' },
      { ...first, text: 'plain', size: 'large' },
      { ...first, text: 'long', size: 'large' },
    ];
  });

/**
 * In which looks the gate sees a story. A whole screen: every brand in both
 * modes, one of the two from right to left. A table of values: two
 * brands, other ones each.
 * What is operated: once in each direction, under another brand in the other
 * mode. What is only shown: once.
 */
export function gateLooks({ id, played }: StoryKind, brands: readonly string[]): Look[] {
  const number = numberOf(id);
  if (isSpecimen(id)) return twoBrands(id, brands);
  if (isWhole(id)) return everyMode(id, brands);
  const brand = Math.floor(number / 4) % brands.length;
  const first = { merchant: at(brands, brand), theme: at(modes, number) };
  if (!played) return [{ ...first, dir: at(directions, Math.floor(number / 2)) }];
  const away = 1 + (Math.floor(number / 64) % Math.max(1, brands.length - 1));
  return [
    { ...first, dir: 'ltr' },
    { merchant: at(brands, brand + away), theme: at(modes, number + 1), dir: 'rtl' },
  ];
}
