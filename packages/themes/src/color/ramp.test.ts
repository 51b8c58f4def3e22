import { expect, it } from 'vitest';
import { modes, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { Hex } from '../contract/value.ts';
import { measurePairs } from '../lint/rules/contrast.ts';
import { rampLayer } from '../resolve/layer.ts';
import { resolve } from '../resolve/resolve.ts';
import { contrast } from './contrast.ts';
import { ramp, type Policy, type Seeds } from './ramp.ts';
import { colorCube } from './testing.ts';

/** The brand's colour in every role, so that each of them meets the hardest case. */
const everywhere = (color: Hex, policy: Policy): Seeds => {
  const seed = { color, policy };
  return { action: seed, link: seed, neutral: seed, win: seed, second: seed, danger: seed };
};

const theme = (seeds: Seeds, mode: Mode) => resolve([rampLayer(ramp(seeds, mode))], mode).theme;

const faults = (seeds: Seeds): string[] =>
  [...measurePairs({ dark: theme(seeds, 'dark'), light: theme(seeds, 'light') })]
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(
      ({ mode, token, on, ratio }) =>
        `${JSON.stringify(seeds.action)} ${mode} ${token} on ${on}: ${ratio.toFixed(2)}`,
    );

/** What an exact seed was told and does not hold. */
const broken = (seeds: Seeds): string[] =>
  modes.flatMap((mode) => {
    const { values, fidelity } = ramp(seeds, mode);
    return fidelity.flatMap(({ role, asked, token, written, outcome, fault, policy }) => {
      const value = values.get(token)?.value;
      const says = `${asked} as ${role} in ${mode} mode`;
      if (value !== written) return [`${says}: says ${written}, wrote ${JSON.stringify(value)}`];
      if (outcome === 'kept' && written !== asked) return [`${says}: kept, but is ${written}`];
      if (outcome === 'refused' && (fault?.nearest !== written || written === asked))
        return [`${says}: refused without a nearest`];
      // Only a neutral may be merely a tint; it never is what a brand reads.
      if (policy === 'exact' && outcome !== 'kept' && outcome !== 'refused' && role !== 'neutral')
        return [`${says}: neither kept nor refused`];
      return [];
    });
  });

const cube = colorCube(16);
const coarse = colorCube(6);

it('proves every pair for 4,096 brand colours in both modes, exact and nearest', () => {
  expect(cube).toHaveLength(4096);
  expect(cube.flatMap((color) => faults(everywhere(color, 'exact')))).toEqual([]);
  expect(cube.flatMap((color) => faults(everywhere(color, 'nearest')))).toEqual([]);
});

it('proves every pair of a brand that is one colour, and of one that only lends its hue', () => {
  for (const color of coarse) {
    expect(faults({ action: { color, policy: 'exact' } })).toEqual([]);
    expect(faults(everywhere(color, 'derived'))).toEqual([]);
  }
});

it('writes an exact seed to the digit or refuses it, on all 4,096', () => {
  expect(cube.flatMap((color) => broken(everywhere(color, 'exact')))).toEqual([]);
});

it('names a nearest colour that is kept when it is asked for', () => {
  let refused = 0;
  for (const color of coarse) {
    for (const mode of modes) {
      for (const { role, outcome, fault } of ramp(everywhere(color, 'exact'), mode).fidelity) {
        if (outcome !== 'refused' || !fault) continue;
        refused++;
        const neutral = { color, policy: 'exact' } as const;
        const again: Seeds = {
          action: neutral,
          neutral,
          [role]: { color: fault.nearest, policy: 'exact' },
        };
        const now = ramp(again, mode).fidelity.find((one) => one.role === role);
        expect(now, `${color} as ${role} in ${mode} mode`).toMatchObject({
          outcome: 'kept',
          written: fault.nearest,
        });
      }
    }
  }
  expect(refused).toBeGreaterThan(100);
});

it('proves every state of an action whose lettering the brand fixed', () => {
  const letterings = ['#ffffff', '#000000', '#777777', '#ffd400', '#1b2a6b'] as const;
  for (const on of letterings) {
    for (const color of coarse) {
      for (const policy of ['exact', 'nearest', 'derived'] as const) {
        const seeds: Seeds = { action: { color, policy, on } };
        expect(faults(seeds)).toEqual([]);
        for (const mode of modes)
          expect(ramp(seeds, mode).values.get('color.action.on')?.value).toBe(on);
      }
    }
  }
});

it('refuses white on orange when it must be exact, and darkens the orange when it need not', () => {
  const action = { color: '#ff6a00', on: '#ffffff' } as const;
  const told = (policy: Policy) => ramp({ action: { ...action, policy } }, 'light').fidelity[0];
  const refused = told('exact');
  expect(refused).toMatchObject({
    role: 'action',
    mode: 'light',
    asked: '#ff6a00',
    outcome: 'refused',
    fault: { needed: 4.5, on: '#ffffff' },
  });
  expect(refused?.fault?.ratio).toBeCloseTo(2.87, 1);
  const { nearest = '#ffffff' } = refused?.fault ?? {};
  expect(contrast('#ffffff', nearest)).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', nearest)).toBeLessThan(4.6);
  expect(told('nearest')).toMatchObject({ outcome: 'repaired', written: nearest });
  expect(told('nearest')?.difference).toBeGreaterThan(5);
  expect(
    ramp({ action: { color: '#ff6a00', policy: 'exact' } }, 'light').fidelity[0],
  ).toMatchObject({ outcome: 'kept', difference: 0 });
});

it('finds no colour that is an exact link in both modes, and takes one for each', () => {
  const link = (color: Hex | Record<Mode, Hex>): Seeds => ({
    action: { color: '#2457d6', policy: 'exact' },
    link: { color, policy: 'exact' },
  });
  const outcomes = (seeds: Seeds) => modes.map((mode) => ramp(seeds, mode).fidelity[1]?.outcome);
  for (const color of coarse) expect(outcomes(link(color))).toContain('refused');
  expect(outcomes(link({ dark: '#8fb0ff', light: '#2457d6' }))).toEqual(['kept', 'kept']);
});

it('makes an exact neutral the page of the mode it belongs to, and tints the other', () => {
  const seeds: Seeds = {
    action: { color: '#ddc18a', policy: 'exact' },
    neutral: { color: '#0b0a08', policy: 'exact' },
  };
  const page = (mode: Mode) => ramp(seeds, mode).values.get('color.surface.page')?.value;
  expect(page('dark')).toBe('#0b0a08');
  expect(page('light')).not.toBe('#0b0a08');
  expect(modes.map((mode) => ramp(seeds, mode).fidelity[2]?.outcome)).toEqual(['kept', 'derived']);
});

it('moves hover and pressed away from the lettering, and to where they can be seen', () => {
  for (const color of cube) {
    const { values } = ramp({ action: { color, policy: 'exact' } }, 'dark');
    const at = (name: string) => values.get(`color.action.${name}`)?.value as Hex;
    const [rest, hover, pressed] = ['rest', 'hover', 'pressed'].map((name) =>
      contrast(at('on'), at(name)),
    ) as [number, number, number];
    expect(new Set([at('rest'), at('hover'), at('pressed')]).size, color).toBe(3);
    // At the end of the scale there is no room; there the contrast can spare some.
    const room = rest < 14;
    expect(hover, color).toBeGreaterThan(room ? rest : 9);
    expect(pressed, color).toBeGreaterThan(room ? hover : 9);
  }
});

it('reaches every colour and gradient of the contract but the ones that are no brand’s', () => {
  const grown = ramp({ action: { color: '#2457d6', policy: 'exact' } }, 'dark').values;
  const left = [...tokenByPath]
    .filter(([path, { type }]) => /color|gradient/.test(type) && !grown.has(path))
    .map(([path]) => path);
  expect(left).toEqual(['color.sky.start', 'color.sky.end']);
  for (const [path, value] of grown) expect(tokenByPath.get(path)?.type).toBe(value.type);
});
