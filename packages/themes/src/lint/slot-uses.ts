import { tokenByPath } from '../contract/tree.ts';
import type { Template } from '../templates/slots.ts';

/** Tokens that only one choice of a slot reads; `*` stands for the rest of a path. */
const uses: readonly (readonly [keyof Template, string, readonly string[]])[] = [
  ['edges', 'cut', ['cut.*']],
  ['frames', 'glow', ['effect.tileGlow', 'effect.tileBlur']],
  ['frames', 'frame', ['border.frame', 'space.mat', 'color.surface.mat']],
  ['bar', 'floating', ['radius.bar', 'size.barInset']],
  ['backdrop', 'sky', ['color.sky.*', 'effect.stars']],
  ['winners', 'stall', ['size.awning']],
  ['titleMark', 'bar', ['size.markWidth', 'size.markHeight']],
  ['jackpot', 'cells', ['gradient.digit']],
];

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The slot and choice without which a token is never read, by token. */
export const onlyUsedBy: ReadonlyMap<string, { slot: keyof Template; choice: string }> = new Map(
  [...tokenByPath.keys()].flatMap((path) =>
    uses
      .filter(([, , patterns]) => patterns.some((pattern) => matches(pattern, path)))
      .map(([slot, choice]) => [path, { slot, choice }] as const),
  ),
);
