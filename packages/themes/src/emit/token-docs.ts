import { baseCss, cssName, cssOf } from '../contract/css.ts';
import { rangeText } from '../contract/range.ts';
import { modes, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { TokenType } from '../contract/value.ts';
import type { Merchant } from '../merchant.ts';

/** A token as a brand's own documentation shows it. */
export interface DocumentedToken {
  readonly path: string;
  readonly property: string;
  readonly type: TokenType;
  readonly role: string;
  readonly base: Readonly<Record<Mode, string>>;
  readonly value: Readonly<Record<Mode, string>>;
  /** The layer that had the last word, by mode: `contract`, `ramp`, or a file with its line. */
  readonly from: Readonly<Record<Mode, string>>;
  /** Where its figures make sense, in words. */
  readonly range: string | undefined;
  readonly pairs: readonly { readonly on: string; readonly atLeast: number }[];
}

const inModes = <T>(make: (mode: Mode) => T): Record<Mode, T> => ({
  dark: make('dark'),
  light: make('light'),
});

/** Every token of the contract with what this merchant makes of it. */
export function tokenDocs({ themes }: Merchant): readonly DocumentedToken[] {
  return [...tokenByPath].map(([path, token]) => ({
    path,
    property: cssName(path),
    type: token.type,
    role: token.role,
    base: inModes((mode) => baseCss(token, mode)),
    value: inModes((mode) => {
      const value = themes[mode].get(path)?.value;
      return value ? cssOf(value) : baseCss(token, mode);
    }),
    from: inModes((mode) => {
      const { leaf, layer = 'contract' } = themes[mode].get(path) ?? {};
      if (leaf?.from !== 'file') return layer;
      return `${layer}:${leaf.source.report(leaf.node, 'token.value', '').line}`;
    }),
    range: token.range && rangeText(token.type, token.range),
    pairs: (token.pair?.on ?? []).map((on) => ({ on, atLeast: token.pair?.atLeast ?? 4.5 })),
  }));
}

/** Which modes agree, for a page that shows one cell where one is enough. */
export const agrees = ({ value }: DocumentedToken): boolean =>
  modes.every((mode) => value[mode] === value.dark);
