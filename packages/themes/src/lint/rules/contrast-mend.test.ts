import { expect, it } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import type { Hex } from '../../contract/value.ts';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles } from '../../testing/merchant-files.ts';

type Changes = Parameters<typeof merchantFiles>[0];

const wallet = (colors: { ground?: string; text?: string }) => ({
  color: {
    $type: 'color',
    wallet: Object.fromEntries(
      Object.entries(colors).map(([name, $value]) => [name, { $value }] as const),
    ),
  },
});

/** What is found of a wallet's text, by mode. */
function found(changes: Changes) {
  const all = readMerchant(merchantFiles(changes)).diagnostics;
  const of = (mode: string) =>
    all.find(({ pair }) => pair?.mode === mode && pair.on === 'color.wallet.ground');
  return { dark: of('dark'), light: of('light') };
}

const mended = (one: ReturnType<typeof found>['dark']): Hex =>
  one?.mend?.edit.op === 'set' ? (one.mend.edit.value as Hex) : '#';

it('mends a colour of both modes with one that reads in both', () => {
  const { dark, light } = found({
    tokens: wallet({ text: '#606060' }),
    dark: wallet({ ground: '#303030' }),
    light: wallet({ ground: '#101010' }),
  });
  expect(mended(light)).toBe(mended(dark));
  for (const ground of ['#303030', '#101010'] as const)
    expect(contrast(mended(dark), ground)).toBeGreaterThanOrEqual(4.5);
});

it('asks no more of a colour than the modes in which its file has the last word', () => {
  const { dark, light } = found({
    tokens: wallet({ text: '#606060' }),
    dark: wallet({ ground: '#101010' }),
    light: wallet({ ground: '#606060', text: '#707070' }),
  });
  expect([dark?.file, light?.file]).toEqual(['tokens.json', 'tokens.light.json']);
  expect(contrast(mended(dark), '#101010')).toBeGreaterThanOrEqual(4.5);
  // Nothing that stands elsewhere moves it further than this ground asks.
  expect(contrast(mended(dark), '#101010')).toBeLessThan(4.6);
  expect(contrast(mended(light), '#606060')).toBeGreaterThanOrEqual(4.5);
});

it('mends nothing where a file says the ground alone', () => {
  const { dark } = found({ dark: wallet({ ground: '#808080' }) });
  expect(dark).toMatchObject({ file: 'tokens.dark.json', code: 'contrast.low' });
  expect(dark).not.toHaveProperty('mend');
});

it('mends nothing where no one colour reads in both modes', () => {
  const { dark, light } = found({
    tokens: wallet({ text: '#808080' }),
    dark: wallet({ ground: '#404040' }),
    light: wallet({ ground: '#c0c0c0' }),
  });
  expect(dark).not.toHaveProperty('mend');
  expect(light).toMatchObject({ file: 'tokens.json' });
  expect(light).not.toHaveProperty('mend');
});
