import { expect, it } from 'vitest';
import { modes } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';
import { measurePairs } from '../lint/rules/contrast.ts';
import { rampLayer } from '../resolve/layer.ts';
import { resolve } from '../resolve/resolve.ts';
import { ramp, type Policy } from './ramp.ts';

const levels = ['00', '40', '80', 'bf', 'ff'];
const cube: readonly Hex[] = levels.flatMap((r) =>
  levels.flatMap((g) => levels.map((b): Hex => `#${r}${g}${b}`)),
);

const faults = (color: Hex, policy: Policy): string[] => {
  const seed = { color, policy };
  const seeds = {
    action: seed,
    neutral: seed,
    win: { color: '#ffd27a', policy: 'exact' } as const,
  };
  const theme = (mode: 'dark' | 'light') => resolve([rampLayer(ramp(seeds, mode))], mode).theme;
  return [...measurePairs({ dark: theme('dark'), light: theme('light') })]
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(({ mode, token, on, ratio }) => `${color} ${mode} ${token} on ${on}: ${ratio.toFixed(2)}`);
};

it('proves every pair for any brand colour in both modes, across the colour cube', () => {
  expect(cube.flatMap((color) => faults(color, 'exact'))).toEqual([]);
  expect(cube.flatMap((color) => faults(color, 'derived'))).toEqual([]);
});

it('keeps the brand colour to the letter when it can be read, hover and press included', () => {
  const seed = { color: '#3df5b4', policy: 'exact' } as const;
  const seeds = { action: seed, neutral: seed, win: seed };
  for (const mode of modes) expect(ramp(seeds, mode).get('color.action.rest')).toBe('#3df5b4');
  expect(faults('#3df5b4', 'exact')).toEqual([]);
});
