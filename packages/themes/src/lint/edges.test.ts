import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { inkOn, solve, type Way } from '../color/solve.ts';
import { stops, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { Hex, TokenValue } from '../contract/value.ts';
import { readMerchant } from '../merchant.ts';
import { merchantFiles } from '../testing/merchant-files.ts';
import { resolve, type ResolvedTheme } from '../resolve/resolve.ts';
import { contrastRule } from './rules/contrast.ts';
import { isLegible, logoFaults, readLogo } from './rules/logo.ts';

/** On white: two neighbours a byte apart, one on each side of what the contract asks. */
const edges = {
  4.5: { passes: '#767676', fails: '#777777' },
  3: { passes: '#949494', fails: '#959595' },
} as const satisfies Record<number, { passes: Hex; fails: Hex }>;

const { merchant } = readMerchant(merchantFiles());
if (!merchant) throw new Error('The merchant that is right is wrong');
const { report } = merchant;

const grey = (part: number): Hex => {
  const two = part.toString(16).padStart(2, '0');
  return `#${two}${two}${two}`;
};
const greys = Array.from({ length: 256 }, (_, part) => grey(part));

const own = (mode: Mode): ResolvedTheme => resolve([], mode).theme;

/** The contract's own values with one pair replaced. */
function complaints(token: string, on: string, ink: Hex): readonly string[] {
  const dark = new Map(own('dark'));
  const isGradient = tokenByPath.get(on)?.type === 'gradient';
  const ground: TokenValue = isGradient
    ? { type: 'gradient', value: stops('#ffffff', '#ffffff') }
    : { type: 'color', value: '#ffffff' };
  dark.set(on, { value: ground });
  dark.set(token, { value: { type: 'color', value: ink } });
  const themes = { dark, light: own('light') };
  return Array.from(contrastRule({ report, themes }), ({ message }) => message).filter(
    (message) => message.startsWith(`"${token}" on "${on}" `) && message.includes('dark mode'),
  );
}

const pairs = [...tokenByPath].flatMap(([token, { type, pair }]) =>
  type === 'color' && pair ? pair.on.map((on) => [token, on, pair.atLeast] as const) : [],
);

describe('a pair of colours at the edge of what may be read', () => {
  it.each([4.5, 3] as const)('is told apart at %d', (least) => {
    const { passes, fails } = edges[least];
    expect(contrast(passes, '#ffffff')).toBeGreaterThanOrEqual(least);
    expect(contrast(fails, '#ffffff')).toBeLessThan(least);
    expect(contrast(fails, '#ffffff')).toBeGreaterThan(least - 0.05);
  });

  it('is measured for every pair of the contract', () => {
    expect(pairs.length).toBeGreaterThan(60);
    expect(new Set(pairs.map(([, , least]) => least))).toEqual(new Set([3, 4.5]));
  });

  it.each(pairs)('%s on %s passes at %d and fails a hair below', (token, on, least) => {
    // A colour that is its own ground has no edge.
    expect(token).not.toBe(on);
    expect(complaints(token, on, edges[least].passes)).toEqual([]);
    expect(complaints(token, on, edges[least].fails)).toHaveLength(1);
  });
});

describe('a colour that is moved until it reads', () => {
  const steps = (['lighter', 'darker'] as const).flatMap((way) =>
    [3, 4.5, 7].map((ratio) => [way, ratio] as const),
  );

  it.each(steps)('goes %s no further than %d asks', (way: Way, ratio) => {
    const ground: Hex = way === 'lighter' ? '#101020' : '#f4f0e8';
    const found = solve(
      { l: way === 'lighter' ? 0.2 : 0.95, c: 0.05, h: 250 },
      [ground],
      ratio,
      way,
    );
    const reached = contrast(found, ground);
    expect(reached).toBeGreaterThanOrEqual(ratio);
    // A byte more of each part moves it by less than this.
    expect(reached).toBeLessThan(ratio * 1.03);
  });

  it('writes on a fill with the first ink that reaches 4.5 and no later one', () => {
    // White reaches 4.54 on the one and 4.48 on the other; black is what always reads.
    const onGreen: Hex = inkOn(['#767676']);
    expect(contrast(onGreen, '#767676')).toBeGreaterThanOrEqual(4.5);
    expect(inkOn(['#767676', '#777777'])).not.toBe('#ffffff');
    for (const fill of greys)
      expect(contrast(inkOn([fill]), fill), fill).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(['dark', 'light'] as const)('a line over the %s scene', (mode) => {
  const scene = merchant.themes[mode].get('color.scene.ground')?.value;
  const ground: Hex = scene?.type === 'color' ? scene.value : '#000000';
  const reads = (color: Hex): boolean => contrast(color, ground) >= 4.5;
  const complaintsOf = (color: Hex) =>
    readMerchant(
      merchantFiles({ template: { app_desc_font_color: color, app_desc: { EN: 'A line.' } } }),
    ).diagnostics.filter(
      ({ code, message }) => code === 'contrast.low' && message.includes(`${mode} mode`),
    );

  it('is told of a grey below 4.5, and of none at it', () => {
    const edge = greys.findIndex((one, at) => at > 0 && reads(one) !== reads(grey(at - 1)));
    expect(edge).toBeGreaterThan(0);
    for (const one of [grey(edge - 1), grey(edge)])
      expect(complaintsOf(one), one).toHaveLength(reads(one) ? 0 : 1);
  });
});

describe('a logo', () => {
  const at = () => ({ file: 'manifest.jsonc', line: 1, column: 1 });
  const { themes } = merchant;
  const [dark] = readLogo([{ color: '#ffffff', share: 1 }], themes);
  const ground = dark?.ground ?? '#000000';
  /** So much of it stands out fully, the rest not enough to be seen and too much to be gone. */
  const dim = greys.reduce((best, one) =>
    Math.abs(contrast(one, ground) - 1.3) < Math.abs(contrast(best, ground) - 1.3) ? one : best,
  );
  const faults = (share: number): string[] =>
    Array.from(
      logoFaults(
        {
          mark: [
            { color: '#ffffff', share },
            { color: dim, share: 1 - share },
          ],
        },
        themes,
        at,
      ),
    )
      .filter(({ message }) => message.includes('dark header'))
      .map(({ code }) => code);

  it('is faint below a half, illegible below a quarter, and fine from a half on', () => {
    expect(faults(0.5)).toEqual([]);
    expect(faults(0.499)).toEqual(['logo.faint']);
    expect(faults(0.25)).toEqual(['logo.faint']);
    expect(faults(0.249)).toEqual(['logo.illegible']);
  });

  it('counts as seen from a half on, and is legible from a quarter that is clear', () => {
    const reading = { mode: 'dark', ground, groundToken: 'color.frame.ground' } as const;
    expect(isLegible({ ...reading, share: 0.25, seen: 0 })).toBe(true);
    expect(isLegible({ ...reading, share: 0.249, seen: 0.499 })).toBe(false);
    expect(isLegible({ ...reading, share: 0, seen: 0.5 })).toBe(true);
  });
});
