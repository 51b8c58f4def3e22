import { describe, expect, it } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import { stops, type Mode } from '../../contract/token.ts';
import type { Hex, TokenValue } from '../../contract/value.ts';
import { resolve } from '../../resolve/resolve.ts';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../../testing.ts';
import { contrastRule, measurePairs } from './contrast.ts';

/** The contract's own values with some replaced, in the dark. */
const measured = (values: Readonly<Record<string, TokenValue>>, token: string, on: string) => {
  const theme = (mode: Mode) => {
    const own = new Map(resolve([], mode).theme);
    for (const [path, value] of Object.entries(values)) own.set(path, { value });
    return own;
  };
  const pairs = [...measurePairs({ dark: theme('dark'), light: theme('light') })];
  return pairs.find((pair) => pair.mode === 'dark' && pair.token === token && pair.on === on);
};

const color = (value: Hex): TokenValue => ({ type: 'color', value });
const gradient = (...colors: Hex[]): TokenValue => ({ type: 'gradient', value: stops(...colors) });

it('measures text on the worst stop of a gradient', () => {
  const values = {
    'color.action.on': color('#000000'),
    'gradient.action': gradient('#ffffff', '#777777', '#ffffff'),
  };
  expect(measured(values, 'color.action.on', 'gradient.action')).toMatchObject({
    ground: '#777777',
    color: '#000000',
  });
});

it('measures between the stops too, where a gradient may be darker than at either end', () => {
  const values = {
    'color.action.on': color('#000000'),
    'gradient.action': gradient('#ff0000', '#00a0ff'),
  };
  const pair = measured(values, 'color.action.on', 'gradient.action');
  expect(pair?.ratio).toBeLessThan(5);
  expect(['#ff0000', '#00a0ff']).not.toContain(pair?.ground);
});

it('lays what is translucent on what is below it, down to the page', () => {
  const values = {
    'color.surface.page': color('#000000'),
    'color.surface.bar': color('#ffffff80'),
    'color.bar.text': color('#ffffff80'),
  };
  expect(measured(values, 'color.bar.text', 'color.surface.bar')).toMatchObject({
    ground: '#808080',
    color: '#c0c0c0',
  });
});

describe('what a brand is told of a pair that cannot be read', () => {
  const grey = srgb(0.5, 0.5, 0.5);
  const low = (changes: Parameters<typeof merchantFiles>[0]) =>
    readMerchant(merchantFiles(changes)).diagnostics.filter(({ code }) => code === 'contrast.low');

  it('stands at the value that a file writes, and names a colour that would do', () => {
    const [found] = low({ light: tokenAt('color.text.soft', 'color', grey) });
    expect(found).toMatchObject({ severity: 'error', file: 'tokens.light.json' });
    expect(found?.line).toBeGreaterThan(1);
    expect(found?.message).toMatch(
      /^"color\.text\.soft" on "color\.surface\.\w+" has a contrast of \d\.\d\d in light mode; it needs 4\.5\.$/,
    );
    const [, passes = '', given, ground = ''] =
      /^(#\w{6}) is the nearest to (#\w{6}) that would do on (#\w{6});/.exec(found?.hint ?? '') ??
      [];
    expect(given).toBe('#808080');
    expect(contrast(passes as Hex, ground as Hex)).toBeGreaterThanOrEqual(4.5);
    expect(found?.hint).toMatch(/; a colour may be left out to take the one the ramp proves\.$/);
  });

  it('stands at the ground where that is what the file writes', () => {
    const found = low({ dark: tokenAt('color.footer.ground', 'color', grey) });
    expect(found.length).toBeGreaterThan(0);
    for (const { file, message } of found) {
      expect(file).toBe('tokens.dark.json');
      expect(message).toContain('on "color.footer.ground" has a contrast of');
    }
  });

  it('stands at the brand where no file says either', () => {
    const { merchant } = readMerchant(merchantFiles());
    if (!merchant) throw new Error('The merchant that is right is wrong');
    const themes = { dark: new Map(merchant.themes.dark), light: merchant.themes.light };
    themes.dark.set('color.text.soft', { value: color('#20242c') });
    const found = Array.from(contrastRule({ themes, report: merchant.report }));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ file: 'manifest.jsonc', code: 'contrast.low' });
    const lines = merchantFiles().manifest.text.split('\n');
    expect(lines[(found[0]?.line ?? 0) - 1]).toContain('"brand"');
  });

  it('says nothing of a value that stands in for one that was refused', () => {
    const { merchant } = readMerchant(merchantFiles());
    if (!merchant) throw new Error('The merchant that is right is wrong');
    const themes = { dark: new Map(merchant.themes.dark), light: merchant.themes.light };
    themes.dark.set('color.text.soft', { value: color('#20242c'), broken: true });
    expect(Array.from(contrastRule({ themes, report: merchant.report }))).toEqual([]);
  });
});
