import { describe, expect, it } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import { stops, type Mode } from '../../contract/token.ts';
import type { Hex, TokenValue } from '../../contract/value.ts';
import { resolve } from '../../resolve/resolve.ts';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../../testing/merchant-files.ts';
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
  // A fifth of white over the page, and half of white over both.
  const values = {
    'color.surface.page': color('#0a0a0a'),
    'color.frame.ground': color('#ffffff33'),
    'color.frame.text': color('#ffffff80'),
  };
  expect(measured(values, 'color.frame.text', 'color.frame.ground')).toMatchObject({
    ground: '#3b3b3b',
    color: '#9d9d9d',
  });
});

it('measures what stands on a translucent bar over the worst that can scroll by', () => {
  const on = (bar: Hex, text: Hex) => {
    const values = {
      'color.surface.page': color('#000000'),
      'color.surface.bar': color(bar),
      'color.bar.text': color(text),
    };
    return measured(values, 'color.bar.text', 'color.surface.bar');
  };
  expect(on('#00000080', '#ffffff')).toMatchObject({ ground: '#7f7f7f' });
  expect(on('#ffffff80', '#000000')).toMatchObject({ ground: '#808080' });
  // Read on black and on white, and on nothing between them.
  expect(on('#00000001', '#767676')?.ratio).toBeLessThan(1.5);
  expect(on('#000000', '#767676')?.ratio).toBeGreaterThan(4.5);
});

it('measures what stands on a mix as far as it is mixed', () => {
  const values = {
    'color.footer.ground': color('#000000'),
    'color.footer.text': color('#ffffff'),
    'color.footer.soft': color('#757575'),
  };
  // Five parts in a hundred of white lie over the black.
  expect(measured(values, 'color.footer.soft', 'wash.licence')).toMatchObject({
    ground: '#0d0d0d',
  });
  expect(measured(values, 'color.footer.soft', 'color.footer.ground')?.ratio).toBeGreaterThan(4.5);
  expect(measured(values, 'color.footer.soft', 'wash.licence')?.ratio).toBeLessThan(4.5);
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
      expect(message).toMatch(
        / on (5% of "color\.footer\.text" over )?"color\.footer\.ground" has a contrast of/,
      );
    }
  });

  it('is said of every ground that a component reads on: fields, current tabs, sheets', () => {
    const pale = srgb(0.96, 0.93, 0.94);
    const surface = { field: { $value: pale }, tab: { $value: pale } };
    const sheet = [
      { color: pale, position: 0 },
      { color: pale, position: 1 },
    ];
    const dark = {
      color: { $type: 'color', surface, text: { strong: { $value: srgb(0.97, 0.97, 0.99) } } },
      gradient: { $type: 'gradient', sheet: { $value: sheet } },
    };
    const messages = low({ dark }).map(({ message }) => message);
    for (const ground of ['color.surface.field', 'color.surface.tab', 'gradient.sheet'])
      expect(messages).toContainEqual(
        expect.stringContaining(`"color.text.strong" on "${ground}" has a contrast of 1.0`),
      );
  });

  it('is nothing where a brand writes such a ground alone and leaves its text to the ramp', () => {
    const tokens = {
      color: {
        $type: 'color',
        surface: {
          field: { $value: srgb(0.3, 0.3, 0.32) },
          strip: { $value: srgb(0.25, 0.2, 0.2) },
        },
      },
      gradient: {
        $type: 'gradient',
        sheet: {
          $value: [
            { color: srgb(0.32, 0.1, 0.1), position: 0 },
            { color: srgb(0.1, 0.22, 0.34), position: 1 },
          ],
        },
      },
    };
    expect(low({ dark: tokens })).toEqual([]);
    // It is the ramp that made room.
    const text = (changes: object) =>
      readMerchant(merchantFiles(changes)).merchant?.themes.dark.get('color.text.faint')?.value;
    expect(text({ dark: tokens })).not.toEqual(text({}));
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

const said = ($value: unknown) => ({ $value });

/** Colours of the dark mode's file. */
const darkFile = (colors: object, more: object = {}) => ({
  color: { $type: 'color', ...colors },
  ...more,
});

/** What is found of one ground in a brand whose dark file says something. */
const foundOn = (tokens: object, on: string) =>
  readMerchant(merchantFiles({ dark: tokens })).diagnostics.filter(({ pair }) => pair?.on === on);

const pairOf = (tokens: object, on: string) => foundOn(tokens, on)[0]?.pair;

describe('the pair that a finding is of', () => {
  const tokens = darkFile({ wallet: { ground: said('#808080'), text: said('#a6a6a6') } });

  it('says both tokens, what was measured of them and what is needed', () => {
    expect(pairOf(tokens, 'color.wallet.ground')).toMatchObject({
      mode: 'dark',
      token: 'color.wallet.text',
      ratio: contrast('#a6a6a6', '#808080'),
      atLeast: 4.5,
    });
  });

  it('says where the file has the ground, though the finding stands at the text', () => {
    const lines = JSON.stringify(tokens, null, 2).split('\n');
    const lineOf = (value: string) => lines.findIndex((line) => line.includes(value)) + 1;
    const [one] = foundOn(tokens, 'color.wallet.ground');
    expect(one).toMatchObject({ file: 'tokens.dark.json', line: lineOf('#a6a6a6') });
    const line = lineOf('#808080');
    expect(one?.pair?.place).toEqual({
      file: 'tokens.dark.json',
      line,
      column: (lines[line - 1] ?? '').indexOf('"#808080"') + 1,
    });
  });

  it('says no place where no file has the ground', () => {
    const text = darkFile({ wallet: { text: said('#202020') } });
    expect(pairOf(text, 'color.wallet.ground')).not.toHaveProperty('place');
  });

  it('is told with a colour that reads, where nothing lighter does and white is the nearest', () => {
    // White is nearer to this grey than any dark one, and does not reach 4.5 on the ground.
    expect(contrast('#ffffff', '#808080')).toBeLessThan(4.5);
    const [one] = foundOn(tokens, 'color.wallet.ground');
    const [passes = ''] = /^#\w{6}/.exec(one?.hint ?? '') ?? [];
    expect(contrast(passes as Hex, '#808080')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the ground that would carry what stands on it', () => {
  const selected = (fill: unknown, on: string, edge: string) =>
    darkFile({ selected: { fill: said(fill), on: said(on), edge: said(edge) } });

  it('is the nearest on which both the text and the edge can be told', () => {
    // White is far enough from it for an edge, and not for a text.
    const tokens = selected('#909090', '#ffffff', '#ffffff');
    const carrying = pairOf(tokens, 'color.selected.fill')?.carrying as Hex;
    expect(contrast(carrying, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    // Another step would be further than it has to be.
    expect(contrast(carrying, '#ffffff')).toBeLessThan(4.6);
    expect(foundOn(selected(carrying, '#ffffff', '#ffffff'), 'color.selected.fill')).toEqual([]);
  });

  it('is far enough for an edge that asks for less but is nearer to it', () => {
    const tokens = selected('#909090', '#ffffff', '#aaaaaa');
    const carrying = pairOf(tokens, 'color.selected.fill')?.carrying as Hex;
    expect(contrast(carrying, '#aaaaaa')).toBeGreaterThanOrEqual(3);
    expect(contrast(carrying, '#aaaaaa')).toBeLessThan(3.1);
    expect(contrast(carrying, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('is none where no ground is far enough from all of them', () => {
    const pair = pairOf(selected('#808080', '#c0c0c0', '#404040'), 'color.selected.fill');
    expect(pair).toMatchObject({ token: 'color.selected.on' });
    expect(pair).not.toHaveProperty('carrying');
  });

  it('is none where the ground is more than one colour', () => {
    const sheet = { $type: 'gradient', sheet: said(stops('#808080', '#8a8a8a')) };
    const pair = pairOf(darkFile({}, { gradient: sheet }), 'gradient.sheet');
    expect(pair).toMatchObject({ mode: 'dark' });
    expect(pair).not.toHaveProperty('carrying');
  });

  it('is none where a component mixes the ground', () => {
    // The text reads on the ground itself, and not on what is mixed of both.
    const footer = { ground: said('#000000'), text: said('#ffffff'), soft: said('#757575') };
    const pair = pairOf(darkFile({ footer }), 'wash.licence');
    expect(pair).toMatchObject({ token: 'color.footer.soft' });
    expect(pair).not.toHaveProperty('carrying');
  });

  it('is none where the ground lets something through', () => {
    const bar = { surface: { bar: said('#80808080') }, bar: { text: said('#ffffff') } };
    const pair = pairOf(darkFile(bar), 'color.surface.bar');
    expect(pair).toMatchObject({ token: 'color.bar.text' });
    expect(pair).not.toHaveProperty('carrying');
  });

  it('is none where one of the colours on it lets it through', () => {
    const { merchant } = readMerchant(merchantFiles());
    if (!merchant) throw new Error('The merchant that is right is wrong');
    const { report } = merchant;
    const themes = { dark: new Map(merchant.themes.dark), light: merchant.themes.light };
    const set = (path: string, value: Hex) =>
      themes.dark.set(path, { value: { type: 'color', value } });
    set('color.selected.fill', '#909090');
    set('color.selected.edge', '#ffffff');
    const carrying = () =>
      Array.from(contrastRule({ themes, report })).find(
        ({ pair }) => pair?.on === 'color.selected.fill',
      )?.pair;
    set('color.selected.on', '#ffffff');
    expect(carrying()).toHaveProperty('carrying');
    set('color.selected.on', '#ffffffe0');
    expect(carrying()).toMatchObject({ token: 'color.selected.on' });
    expect(carrying()).not.toHaveProperty('carrying');
  });
});
