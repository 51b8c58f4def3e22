import { expect, it } from 'vitest';
import { readMerchant, sheet } from '../../packages/themes/src/index.ts';
import { madeMerchant } from '../bench/support/made-merchants.ts';
import {
  resolvedTokens,
  resolverText,
  styleDictionary,
  terrazzo,
} from '../bench/support/other-engines.ts';

const numbers = Array.from({ length: 40 }, (_, number) => number);

it('makes merchants that the engine finds nothing to say about, each with its own sheet', () => {
  const sheets = numbers.map((number) => {
    const { merchant, diagnostics } = readMerchant(madeMerchant(number));
    expect(diagnostics).toEqual([]);
    return merchant ? sheet(merchant.themes) : '';
  });
  expect(new Set(sheets).size).toBe(numbers.length);
});

it('makes the same merchant for the same number', () => {
  expect(madeMerchant(7)).toEqual(madeMerchant(7));
});

it('gives each about eighty tokens of its own, some of them aliases', () => {
  for (const number of numbers) {
    const { tokens, modes } = madeMerchant(number);
    const text = [tokens, modes.dark, modes.light].map((file) => file?.text).join('');
    const count = text.match(/"\$value"/g)?.length ?? 0;
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(100);
    expect(text).toContain('"{color.');
  }
});

it('hands the other engines the same tokens, all of which they write or read', async () => {
  const { merchant } = readMerchant(madeMerchant(3));
  if (!merchant) throw new Error('not read');
  const tokens = resolvedTokens(merchant);
  expect(await terrazzo(resolverText(tokens))).toBe(
    merchant.themes.dark.size + merchant.themes.light.size,
  );
  expect(await styleDictionary(tokens)).toBeGreaterThan(5000);
});
