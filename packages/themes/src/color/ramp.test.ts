import { expect, it } from 'vitest';
import { modes, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { Hex } from '../contract/value.ts';
import { contrast } from './contrast.ts';
import { lch } from './convert.ts';
import { everywhere, tried, underLetterings, unreadable } from '../testing/proof/colours.ts';
import { ramp, type Policy, type Seeds } from './ramp.ts';
import { colorCube } from '../testing/color.ts';

const coarse = colorCube(6);

/** `pnpm long colours` tries eight times as many. */
const colors = colorCube(8);
const found = tried(colors);

it('proves every pair for 512 brand colours in both modes, exact and nearest', () => {
  expect(colors).toHaveLength(512);
  expect(found.unreadable).toEqual([]);
});

it('proves every pair of a brand that is one colour, and of one that only lends its hue', () => {
  for (const color of coarse) {
    expect(unreadable({ action: { color, policy: 'exact' } })).toEqual([]);
    expect(unreadable(everywhere(color, 'derived'))).toEqual([]);
  }
});

it('writes an exact seed to the digit or refuses it, on all 512', () => {
  expect(found.broken).toEqual([]);
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
  expect(underLetterings(colorCube(3))).toEqual([]);
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
  expect(found.unmoved).toEqual([]);
});

it('reaches every colour and gradient of the contract but the ones that are no brand’s', () => {
  const grown = ramp({ action: { color: '#2457d6', policy: 'exact' } }, 'dark').values;
  const left = [...tokenByPath]
    .filter(([path, { type }]) => /color|gradient/.test(type) && !grown.has(path))
    .map(([path]) => path);
  expect(left).toEqual(['color.sky.start', 'color.sky.end']);
  for (const [path, value] of grown) expect(tokenByPath.get(path)?.type).toBe(value.type);
});

it('lets the figures of the jackpot shine on their stage, however dark the tone of winning is', () => {
  for (const mode of modes) {
    const grown = ramp(
      {
        action: { color: '#2457d6', policy: 'exact' },
        win: { color: '#8a5a00', policy: 'nearest' },
      },
      mode,
    ).values;
    const figure = grown.get('color.jackpot.figure');
    if (figure?.type !== 'color') throw new Error('It has no colour.');
    expect(contrast(figure.value, '#000000')).toBeGreaterThan(8);
  }
});

it('lets footer and scene follow a page that the files write, and not the seed of the greys', () => {
  const seeds: Seeds = { action: { color: '#f7a8c4', policy: 'exact' } };
  const grown = (mode: Mode, page?: Hex) => {
    const { values } = page ? ramp(seeds, mode, { page }) : ramp(seeds, mode);
    const of = (path: string) => {
      const value = values.get(path);
      if (value?.type !== 'color') throw new Error(`${path} has no colour.`);
      return lch(value.value);
    };
    return { footer: of('color.footer.ground'), scene: of('color.scene.ground') };
  };
  for (const mode of modes) {
    // A grey page has a grey footer and a grey stage, whatever the brand's colour is.
    const grey = grown(mode, mode === 'dark' ? '#0a0a0a' : '#ffffff');
    expect(grey.footer.c).toBeLessThan(0.004);
    expect(grey.scene.c).toBeLessThan(0.004);
    expect(grown(mode).scene.c).toBeGreaterThan(0.01);
  }
  const green = grown('dark', '#04170d');
  expect(Math.abs(green.footer.h - lch('#04170d').h)).toBeLessThan(6);
  expect(green.footer.l).toBeLessThan(lch('#04170d').l);
});

it('lets what is drawn follow a ground that the files write, dark or light, and reads on it', () => {
  const seeds: Seeds = {
    action: { color: '#f7a8c4', policy: 'exact' },
    win: { color: '#ffd27a', policy: 'nearest' },
  };
  const drawn = (mode: Mode, stage: Hex) => {
    const { values } = ramp(seeds, mode, { stage });
    return (path: string): Hex => {
      const value = values.get(path);
      if (value?.type !== 'color') throw new Error(`${path} has no colour.`);
      return value.value;
    };
  };
  for (const mode of modes)
    for (const stage of ['#fdeaf2', '#ffffff', '#8a2f57', '#e10600', '#050a18'] as const) {
      const of = drawn(mode, stage);
      expect(of('color.scene.ground')).toBe(stage);
      for (const words of ['text', 'soft', 'accent'])
        expect(contrast(of(`color.scene.${words}`), stage), words).toBeGreaterThanOrEqual(4.5);
      // What is won is lit on a board of its own.
      expect(of('color.jackpot.ground')).toBe(drawn(mode, '#ffffff')('color.jackpot.ground'));
    }
});
