import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, tokenAt } from '../testing/merchant-files.ts';
import { compareMerchants } from './diff.ts';

const merchantOf = (changes: Parameters<typeof merchantFiles>[0] = {}) => {
  const { merchant, diagnostics } = readMerchant(merchantFiles(changes));
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return merchant;
};

const px = (value: number) => ({ value, unit: 'px' });
const card = (value: number) => tokenAt('radius.card', 'dimension', px(value));

it('finds nothing between a merchant and itself, whatever the order of its keys', () => {
  const manifest = { legal: JSON.parse(merchantFiles().manifest.text).legal as object };
  const turned = { legal: Object.fromEntries(Object.entries(manifest.legal).toReversed()) };
  expect(compareMerchants(merchantOf({ manifest }), merchantOf({ manifest: turned }))).toEqual({
    changes: [],
    pairs: [],
  });
});

it('tells a value once when both modes changed alike, and by mode when they did not', () => {
  expect(compareMerchants(merchantOf(), merchantOf({ tokens: card(3) })).changes).toEqual([
    { kind: 'token', name: 'radius.card', before: '16px', after: '3px' },
  ]);
  expect(compareMerchants(merchantOf(), merchantOf({ dark: card(3) })).changes).toEqual([
    { kind: 'token', name: 'radius.card', mode: 'dark', before: '16px', after: '3px' },
  ]);
});

it('tells of slots, flags, texts and the manifest', () => {
  const after = merchantOf({
    manifest: { name: 'Other', flags: { CBS3: true } },
    template: { slots: { bar: 'floating' } },
    texts: { EN: { 'hero.title': 'Hi' } },
  });
  expect(compareMerchants(merchantOf(), after).changes).toEqual([
    { kind: 'slot', name: 'bar', before: 'flush', after: 'floating' },
    { kind: 'flag', name: 'CBS3', before: 'false', after: 'true' },
    { kind: 'manifest', name: 'name', before: 'Test', after: 'Other' },
    { kind: 'text', name: 'EN hero.title', before: undefined, after: 'Hi' },
  ]);
});

it('tells of a changed brand key by key', () => {
  const brand = { action: { color: '#2457d6', policy: 'nearest' }, win: { color: '#8a5a2b' } };
  const after = merchantOf({ manifest: { brand, languages: ['EN', 'AR'] } });
  const { changes } = compareMerchants(merchantOf(), after);
  expect(changes.filter(({ kind }) => kind === 'manifest')).toEqual([
    { kind: 'manifest', name: 'languages', before: '["EN"]', after: '["EN","AR"]' },
    { kind: 'manifest', name: 'brand.action.policy', before: undefined, after: 'nearest' },
    { kind: 'manifest', name: 'brand.win.color', before: undefined, after: '#8a5a2b' },
  ]);
});

it('puts the pair with the least room first', () => {
  const { pairs } = compareMerchants(
    merchantOf(),
    merchantOf({ manifest: { brand: { action: { color: '#c01818' } } } }),
  );
  const room = pairs.map(({ after, atLeast }) => after / atLeast);
  expect(room.length).toBeGreaterThan(3);
  expect(room).toEqual(room.toSorted((a, b) => a - b));
});
