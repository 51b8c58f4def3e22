import { expect, it } from 'vitest';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../../testing/merchant-files.ts';
import { isLegible, logoFaults, readLogo, standingLogo, type LogoPalette } from './logo.ts';

const themesOf = (changes: Parameters<typeof merchantFiles>[0] = {}) => {
  const { merchant, diagnostics } = readMerchant(merchantFiles(changes));
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return merchant.themes;
};
const themes = themesOf();
const place = { file: 'manifest.jsonc', line: 3, column: 4 };

const white: LogoPalette = [{ color: '#ffffff', share: 1 }];
const black: LogoPalette = [{ color: '#000000', share: 1 }];
const faults = (mark: LogoPalette, mono?: LogoPalette) =>
  Array.from(logoFaults({ mark, ...(mono ? { mono } : {}) }, themes, () => place));

it('refuses a logo that one of the headers swallows, and says which', () => {
  expect(faults(white)).toMatchObject([{ ...place, code: 'logo.illegible', severity: 'error' }]);
  expect(faults(white)[0]?.message).toContain('light header');
  expect(faults(black)[0]?.message).toContain('dark header');
  expect(faults(black)[0]?.hint).toContain('logo.mono');
});

it('lets the mono stand where the mark fails, and nowhere else', () => {
  expect(faults(white, black)).toEqual([]);
  expect(faults(white, white)[0]?.hint).toContain('Draw the mono');
  expect(standingLogo({ mark: white, mono: black }, themes)).toEqual({
    dark: 'mark',
    light: 'mono',
  });
  expect(standingLogo({ mark: white }, themes)).toEqual({ dark: 'mark', light: 'mark' });
});

it('passes a colour that reads on both, and a plate with a letter', () => {
  expect(faults([{ color: '#2f6fe0', share: 1 }])).toEqual([]);
  const plate: LogoPalette = [
    { color: '#000000', share: 0.8 },
    { color: '#ffffff', share: 0.2 },
  ];
  expect(faults(plate)).toEqual([]);
});

it('takes a speck for no logo', () => {
  const speck: LogoPalette = [
    { color: '#000000', share: 0.97 },
    { color: '#ffffff', share: 0.03 },
  ];
  expect(faults(speck)[0]).toMatchObject({ code: 'logo.illegible' });
});

it('warns of a logo of which the smaller part is seen, and lets one be pale beside its name', () => {
  const half: LogoPalette = [
    { color: '#dcdcdc', share: 0.65 },
    { color: '#000000', share: 0.35 },
  ];
  const grey: LogoPalette = [{ color: '#a9a9a9', share: 1 }];
  expect(faults(half)).toMatchObject([{ code: 'logo.faint', severity: 'warning' }]);
  expect(faults(grey)).toEqual([]);
});

it('is not legible when nothing can be seen at all', () => {
  expect(readLogo([], themes).map(isLegible)).toEqual([false, false]);
});

it('measures on both grounds of a header, what is translucent over the page', () => {
  const dark = themesOf({ dark: tokenAt('color.frame.ground', 'color', srgb(1, 1, 1, 0)) }).dark;
  const [reading] = readLogo(white, { ...themes, dark });
  expect(reading?.ground).toMatch(/^#[0-9a-f]{6}$/);
  expect(reading?.share).toBe(1);
});
