import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles } from '../testing/merchant-files.ts';
import { dataBlock, jsonForHtml } from './data-block.ts';

it('carries the languages with their tags, the default first; TY is never a BCP 47 tag [CF-11]', () => {
  const { merchant } = readMerchant(
    merchantFiles({ manifest: { languages: ['TY', 'EN'], defaultLanguage: 'EN' } }),
  );
  if (!merchant) throw new Error('not read');
  expect(dataBlock(merchant, (asset) => `/${asset}`).languages).toEqual([
    { code: 'EN', tag: 'en', endonym: 'English', dir: 'ltr', country: 'US' },
    { code: 'TY', tag: 'fil-PH', endonym: 'Filipino', dir: 'ltr', country: 'PH' },
  ]);
});

it('names the drawing of the logo that stands in each mode', () => {
  const { merchant } = readMerchant(merchantFiles());
  if (!merchant) throw new Error('not read');
  const place = (asset: string) => `/${asset}`;
  const mark = '/assets/mark.svg';
  expect(dataBlock(merchant, place).logo.mark).toEqual({ dark: mark, light: mark });
  const marks = { dark: 'assets/mark.svg', light: 'assets/mono.svg' };
  expect(dataBlock(merchant, place, marks).logo.mark.light).toBe('/assets/mono.svg');
});

it('knows the pictures of the brand’s own by mode, with the measure of the larger one', () => {
  const art = {
    scene: 'assets/scene.svg',
    studios: { EMW: { dark: 'assets/a.png', light: 'assets/b.png' } },
  };
  const { merchant, diagnostics } = readMerchant(merchantFiles({ manifest: { art } }));
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  const sizes = new Map([
    ['assets/scene.svg', { width: 780, height: 660 }],
    ['assets/a.png', { width: 240, height: 80 }],
    ['assets/b.png', { width: 480, height: 160 }],
  ]);
  const place = (asset: string) => `/${asset}`;
  expect(dataBlock(merchant, place, undefined, (asset) => sizes.get(asset)).art).toEqual({
    scene: { dark: '/assets/scene.svg', light: '/assets/scene.svg', width: 780, height: 660 },
    studios: { EMW: { dark: '/assets/a.png', light: '/assets/b.png', width: 480, height: 160 } },
  });
  const plain = readMerchant(merchantFiles()).merchant;
  expect(plain && dataBlock(plain, place)).not.toHaveProperty('art');
});

it('cannot end the element that carries it', () => {
  const text = jsonForHtml({ name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
});
