import { rootSize, type Merchant, type TokenType, type TokenValue } from '@livery/themes';
import { cssName, tokenByPath } from '@livery/themes/contract';
import type { LeftOut, AppPlatform } from './platform.ts';

/** A token as a platform is given it: both modes, resolved. */
export interface ThemeToken {
  readonly path: string;
  readonly type: TokenType;
  readonly role: string;
  /** As a page calls it: `--lv-color-action-rest`. */
  readonly property: string;
  readonly dark: TokenValue;
  readonly light: TokenValue;
  /** It grows with the letters that a reader asks for. */
  readonly scales: boolean;
}

export const themeTokens = ({ themes }: Merchant): readonly ThemeToken[] =>
  [...tokenByPath].flatMap(([path, { type, role, scales = false }]) => {
    const [dark, light] = [themes.dark.get(path)?.value, themes.light.get(path)?.value];
    return dark && light
      ? [{ path, type, role, property: cssName(path), dark, light, scales }]
      : [];
  });

/** Tokens parted by whether a platform can say them, with the reason for those it cannot. */
export function sayable(
  platform: AppPlatform,
  tokens: readonly ThemeToken[],
  reasons: Partial<Readonly<Record<TokenType, string>>>,
): { said: readonly ThemeToken[]; leftOut: readonly LeftOut[] } {
  const leftOut = Map.groupBy(
    tokens.filter(({ type }) => reasons[type] !== undefined),
    ({ type }) => reasons[type] ?? '',
  );
  return {
    said: tokens.filter(({ type }) => reasons[type] === undefined),
    leftOut: [...leftOut].map(([why, list]) => ({
      platform,
      why,
      tokens: list.map(({ path }) => path),
    })),
  };
}

/** A figure without the dust of a division. */
export const figure = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A length in px: what a phone’s points and dp are, where nobody asked for larger letters. */
export const pixels = ({ value, unit }: { value: number; unit: 'px' | 'rem' }): number =>
  figure(unit === 'rem' ? value * rootSize : value);

/** Lists of families where a platform takes one: the first is there, and the rest is told of. */
export function firstFamilyOnly(
  platform: AppPlatform,
  tokens: readonly ThemeToken[],
): readonly LeftOut[] {
  const lists = tokens.filter(({ dark, light }) =>
    [dark, light].some((one) => one.type === 'fontFamily' && one.value.length > 1),
  );
  if (lists.length === 0) return [];
  const why = 'a text has one family there, so of a list only the first is written';
  return [{ platform, why, tokens: lists.map(({ path }) => path) }];
}
