import { describe, expect, it } from 'vitest';
import { cssOf } from '../../contract/css.ts';
import { modes } from '../../contract/token.ts';
import { resolverDocument } from '../../emit/resolver.ts';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles, tokenAt } from '../../testing/merchant-files.ts';
import { folderLayers } from '../layers.ts';
import { resolve } from '../resolve.ts';

const told = (tokens: unknown) =>
  readMerchant(merchantFiles({ tokens })).diagnostics.map(({ code, message, hint, line }) => ({
    code,
    message,
    hint,
    line,
  }));

const px = (value: number) => ({ value, unit: 'px' });
const card = (value: number) => tokenAt('radius.card', 'dimension', px(value));
const base = { palette: { edge: { $type: 'dimension', $value: px(5) } } };
const whole = {
  version: '2025.10',
  sets: { base: { description: 'What all share.', sources: [base, card(9)] } },
  modifiers: {
    theme: { default: 'dark', contexts: { dark: [card(12)], light: [] } },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

const cardIn = (tokens: unknown, more: Parameters<typeof merchantFiles>[0] = {}) => {
  const { merchant, diagnostics } = readMerchant(merchantFiles({ tokens, ...more }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return modes.map((mode) => {
    const value = merchant?.themes[mode].get('radius.card')?.value;
    return value && cssOf(value);
  });
};

describe('a resolver document as tokens.json', () => {
  it('counts in its order, by mode, and a file of a mode comes over it', () => {
    expect(cardIn(whole)).toEqual(['12px', '9px']);
    const other = { ...whole, resolutionOrder: whole.resolutionOrder.toReversed() };
    expect(cardIn(other)).toEqual(['9px', '9px']);
    expect(cardIn(whole, { light: card(3) })).toEqual(['12px', '3px']);
  });

  it('takes sets and modifiers that stand in the order themselves, and sets that name sets', () => {
    const inline = {
      ...whole,
      $defs: { anything: 1 },
      resolutionOrder: [
        { type: 'set', name: 'all', sources: [{ $ref: '#/sets/base' }, card(7)] },
        {
          type: 'modifier',
          name: 'mode',
          contexts: {
            dark: [{ $ref: '#/sets/base' }],
            light: [tokenAt('radius.card', 'dimension', '{palette.edge}')],
          },
        },
      ],
    };
    expect(cardIn(inline)).toEqual(['9px', '5px']);
  });

  it('that was written from a merchant comes to the same values', () => {
    const brand = { action: { color: '#c2185b' }, link: { color: '#7b1fa2', policy: 'nearest' } };
    const { merchant } = readMerchant(merchantFiles({ manifest: { brand }, dark: card(14) }));
    if (!merchant) throw new Error('not read');
    const text = JSON.stringify(resolverDocument(merchant));
    const { layers, diagnostics } = folderLayers({
      tokens: { file: 'tokens.json', text },
      modes: {},
    });
    expect(diagnostics).toEqual([]);
    for (const mode of modes) {
      const { theme, diagnostics: faults } = resolve(layers[mode], mode);
      expect(faults).toEqual([]);
      for (const [path, { value }] of merchant.themes[mode])
        expect(theme.get(path)?.value, path).toEqual(value);
    }
    // What the jurisdiction keeps is the one thing that no brand may say, not even rightly.
    const { diagnostics: again } = readMerchant(merchantFiles({ tokens: text }));
    const errors = again.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'jurisdiction.token' }]);
  });
});

describe('refused in a resolver document is', () => {
  const refusals: readonly (readonly [string, object, RegExp, RegExp])[] = [
    ['another version', { version: '2026.01' }, /of version "2025.10"/, /"version"/],
    ['an unknown key', { sest: {} }, /"sest" is not known/, /Did you mean "sets"/],
    ['no order', { resolutionOrder: [] }, /says in "resolutionOrder"/, /#\/sets/],
    [
      'a set that is not there',
      { resolutionOrder: [{ $ref: '#/sets/bas' }] },
      /is not there/,
      /Did you mean "base"/,
    ],
    [
      'a file beside it',
      { resolutionOrder: [{ $ref: 'tokens.dark.json' }] },
      /points out of this file/,
      /themselves/,
    ],
    [
      'an item of the order',
      { resolutionOrder: [{ $ref: '#/resolutionOrder/0' }] },
      /cannot be pointed at/,
      /"#\/sets/,
    ],
    [
      'an item without a name',
      { resolutionOrder: [{ type: 'set', sources: [] }] },
      /with a name and a type/,
      /"name"/,
    ],
    [
      'a name twice',
      { resolutionOrder: [1, 2].map(() => ({ type: 'set', name: 'a', sources: [] })) },
      /twice/,
      /anew/,
    ],
    [
      'other contexts',
      { modifiers: { theme: { contexts: { small: [], large: [] } } } },
      /between dark and light/,
      /two modes/,
    ],
    [
      'one context',
      { modifiers: { theme: { contexts: { dark: [] } } } },
      /between dark and light/,
      /two modes/,
    ],
    [
      'a default that is none',
      { modifiers: { theme: { ...whole.modifiers.theme, default: 'dusk' } } },
      /none of the contexts/,
      /"dark"/,
    ],
    ['a set without sources', { sets: { base: {} } }, /list of "sources"/, /radius/],
    ['a source that is no tree', { sets: { base: { sources: [7] } } }, /tree of tokens/, /\$ref/],
    [
      'a set in itself',
      { sets: { base: { sources: [{ $ref: '#/sets/base' }] } } },
      /holds itself/,
      /out/,
    ],
    [
      'a modifier in a set',
      { sets: { base: { sources: [{ $ref: '#/modifiers/theme' }] } } },
      /cannot be pointed at/,
      /"#\/sets/,
    ],
  ];

  it.each(refusals)('%s', (_name, change, message, hint) => {
    const first = told({ ...whole, ...change }).find(({ code }) => code !== 'token.idle');
    expect(first?.code).toBe('token.resolver');
    expect(first?.message).toMatch(message);
    expect(first?.hint).toMatch(hint);
  });

  it('a pointer among its tokens, which tools read in two ways', () => {
    const value = { $ref: '#/palette/edge/$value' };
    const sources = [base, tokenAt('radius.card', 'dimension', value)];
    expect(told({ ...whole, sets: { base: { sources } } })).toMatchObject([
      { code: 'token.pointer' },
    ]);
  });

  it('sets that double at each step: it comes to an end at all', () => {
    const sets = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `s${at}`,
        { sources: at === 0 ? [card(4)] : [1, 2].map(() => ({ $ref: `#/sets/s${at - 1}` })) },
      ]),
    );
    const found = told({ ...whole, sets, resolutionOrder: [{ $ref: '#/sets/s39' }] });
    expect(found[0]).toMatchObject({
      code: 'token.resolver',
      message: 'More than 500 sources come together.',
    });
  });

  it('all of it in the file of one mode', () => {
    const { diagnostics } = readMerchant(merchantFiles({ dark: whole }));
    expect(diagnostics).toMatchObject([{ code: 'token.resolver', file: 'tokens.dark.json' }]);
  });
});
