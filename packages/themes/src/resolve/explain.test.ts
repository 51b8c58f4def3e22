import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../testing/merchant-files.ts';
import { explain } from './explain.ts';

const layersOf = (changes: Parameters<typeof merchantFiles>[0]) => {
  const { merchant } = readMerchant(merchantFiles(changes));
  if (!merchant) throw new Error('not read');
  return merchant.layers;
};

it('names every layer that set a token, weakest first, with its value and place', () => {
  const { dark, light } = layersOf({
    tokens: tokenAt('color.surface.mat', 'color', srgb(0, 0, 0.2)),
    dark: tokenAt('color.surface.mat', 'color', '{color.surface.page}'),
  });
  const says = explain(dark, 'color.surface.mat', 'dark');
  expect(says.map(({ layer }) => layer)).toEqual([
    'contract',
    'ramp',
    'tokens.json',
    'tokens.dark.json',
  ]);
  expect(says[2]).toMatchObject({ css: '#000033', line: 6 });
  expect(says[3]).toMatchObject({ alias: 'color.surface.page', css: says[1]?.css });
  expect(explain(light, 'color.surface.mat', 'light').at(-1)?.css).toBe('#000033');
});

it('tells of a token nobody set that the contract did', () => {
  const { dark } = layersOf({});
  expect(explain(dark, 'radius.card', 'dark')).toEqual([{ layer: 'contract', css: '16px' }]);
  expect(explain(dark, 'radius.none', 'dark')).toEqual([]);
});

it('lets voices that nobody gave a face speak in that of text, and titles lend theirs to the name', () => {
  const one = { $type: 'fontFamily', $value: ['Nunito Variable'] };
  const two = { $type: 'fontFamily', $value: ['Fredoka Variable'] };
  const { merchant, diagnostics } = readMerchant(
    merchantFiles({ tokens: { type: { text: { family: one }, display: { family: two } } } }),
  );
  expect(diagnostics).toEqual([]);
  const familyOf = (voice: string): unknown =>
    merchant?.themes.light.get(`type.${voice}.family`)?.value.value;
  expect(['text', 'figures', 'label', 'button'].map(familyOf)).toEqual(
    Array.from({ length: 4 }, () => ['Nunito Variable']),
  );
  expect(['display', 'wordmark'].map(familyOf)).toEqual([
    ['Fredoka Variable'],
    ['Fredoka Variable'],
  ]);
  expect(explain(merchant?.layers.light ?? [], 'type.wordmark.family', 'light')).toEqual([
    { layer: 'contract', css: "'Fredoka Variable'", alias: 'type.display.family' },
  ]);
  const plain = layersOf({}).dark;
  expect(explain(plain, 'type.label.family', 'dark')).toMatchObject([
    { css: 'system-ui, sans-serif', alias: 'type.text.family' },
  ]);
});

it('follows whom it points back at no further than the contract, and lends what it follows to a pointer', () => {
  const face = (value: unknown) => ({ family: { $type: 'fontFamily', $value: value } });
  const familyIn = (type: object, voice: string): unknown => {
    const { merchant, diagnostics } = readMerchant(merchantFiles({ tokens: { type } }));
    expect(diagnostics).toEqual([]);
    return merchant?.themes.dark.get(`type.${voice}.family`)?.value.value;
  };
  const back = { text: face('{type.label.family}') };
  expect(familyIn(back, 'text')).toEqual(['system-ui', 'sans-serif']);
  expect(familyIn(back, 'label')).toEqual(['system-ui', 'sans-serif']);
  const part = { $ref: '#/type/label/family/$value/0' };
  const lent = { text: face(['Nunito Variable']), wordmark: face([part]) };
  expect(familyIn(lent, 'wordmark')).toEqual(['Nunito Variable']);
});

it('tells of a gradient that the ramp grew and a file replaced', () => {
  const { light } = layersOf({
    tokens: tokenAt('gradient.action', 'gradient', [
      { color: '{color.action.rest}', position: 0 },
      { color: '{color.action.hover}', position: 1 },
    ]),
  });
  const says = explain(light, 'gradient.action', 'light');
  expect(says.map(({ layer }) => layer)).toEqual(['contract', 'ramp', 'tokens.json']);
  expect(says[1]?.css).toBe('#2457d6 0%, #2457d6 100%');
  expect(says[2]?.css).toMatch(/^#2457d6 0%, #(?!2457d6)[0-9a-f]{6} 100%$/);
});

it('names every token on the way that a value was taken, with file and line', () => {
  const { dark } = layersOf({
    tokens: {
      palette: {
        ink: { $type: 'color', $value: srgb(0, 0, 0.2) },
        deep: { $value: '{palette.ink}' },
      },
      color: { scrim: { $type: 'color', $value: { $ref: '#/palette/deep/$value', alpha: 0.5 } } },
    },
  });
  const [, , said] = explain(dark, 'color.scrim', 'dark');
  expect(said).toMatchObject({
    css: '#00003380',
    through: [
      { token: 'palette.deep', layer: 'tokens.json', css: '#000033', line: 15 },
      { token: 'palette.ink', layer: 'tokens.json', css: '#000033', line: 5 },
    ],
  });
  expect(said?.alias).toBeUndefined();
});
