import type { FontFamily, FontSheet, Merchant } from '@livery/themes';
import type { Axes } from './subset.ts';

/** The weight of marked words in the components' own sheets. */
const marked = 700;

interface Role {
  readonly family: string;
  readonly weights: readonly number[];
  readonly width: number;
  readonly slanted: boolean;
}

/** The voices of a brand in both modes. */
function rolesOf({ themes }: Merchant): Role[] {
  return [themes.dark, themes.light].flatMap((theme) =>
    [...theme].flatMap(([path, { value }]) => {
      const [, role, place] = /^type\.(\w+)\.(family|fallback)$/.exec(path) ?? [];
      if (role === undefined || value.type !== 'fontFamily') return [];
      // Of a voice the first name speaks, and of what stands behind it whoever knows the letter.
      const families = place === 'family' ? value.value.slice(0, 1) : value.value;
      const number = (name: string): number[] => {
        const found = theme.get(`type.${role}.${name}`)?.value;
        return found?.type === 'number' || found?.type === 'fontWeight' ? [found.value] : [];
      };
      return families.map((family) => ({
        family,
        weights: [...number('weight'), ...number('strong'), ...(role === 'text' ? [marked] : [])],
        width: number('width')[0] ?? 100,
        slanted: (number('slant')[0] ?? 0) !== 0,
      }));
    }),
  );
}

/** Families that a role sets aslant: their slanted faces are seen at once. */
export const slantedOf = (merchant: Merchant): ReadonlySet<string> =>
  new Set(rolesOf(merchant).flatMap(({ family, slanted }) => (slanted ? [family] : [])));

/**
 * What a brand draws of a family. A family that has a slanted face draws its
 * upright roles with the other; where no role is slanted, single words are, in
 * the weights of those around them.
 */
export function axesOf(
  merchant: Merchant,
  family: string,
  face: 'all' | 'upright' | 'slanted',
): Axes {
  const all = rolesOf(merchant).filter((role) => role.family === family);
  const own = all.filter(({ slanted }) => face === 'all' || slanted === (face === 'slanted'));
  const roles = own.length === 0 && face === 'slanted' ? all : own;
  const wght = roles.flatMap(({ weights }) => weights);
  const wdth = roles.map(({ width }) => width);
  return wght.length === 0 ? {} : { wght, wdth };
}

/** Which of a family's voices a sheet of its package draws. */
export const voicesOf = (
  { sheets }: FontFamily,
  { need }: FontSheet,
): 'all' | 'upright' | 'slanted' => {
  if (need === 'slanted') return 'slanted';
  return sheets.some((sheet) => sheet.need === 'slanted') ? 'upright' : 'all';
};
