import { expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { tokenByPath } from '../contract/tree.ts';
import { washPairs } from '../contract/washes.ts';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../testing/merchant-files.ts';
import { contrastProofPage } from './contrast-proof-page.ts';
import { contrastProof } from './contrast-proof.ts';

const brand = {
  action: { color: '#ff6a00', policy: 'nearest', on: '#ffffff' },
  link: { color: '#8fb0ff', policy: 'nearest' },
};

const proof = () => {
  const { merchant, diagnostics } = readMerchant(merchantFiles({ manifest: { brand } }));
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return contrastProof(merchant);
};

it('proves every pair of the contract in both modes, with the colours that are written', () => {
  const { pairs, version, merchant } = proof();
  const declared = [...tokenByPath].flatMap(([token, { pair }]) =>
    (pair?.on ?? []).map((on) => `${token} on ${on}`),
  );
  declared.push(...washPairs.map(({ token, on }) => `${token} on ${on}`));
  expect({ version, merchant }).toEqual({ version: 1, merchant: 'test' });
  for (const mode of ['dark', 'light'] as const) {
    const named = pairs[mode].map(({ token, on }) => `${token} on ${on}`);
    expect(named.toSorted()).toEqual(declared.toSorted());
    for (const { color, ground, ratio, floor, lc } of pairs[mode]) {
      expect(contrast(color, ground) - ratio).toBeGreaterThanOrEqual(0);
      expect(contrast(color, ground) - ratio).toBeLessThan(0.0101);
      expect(ratio).toBeGreaterThanOrEqual(floor);
      // Light on dark is negative.
      expect(Math.sign(lc)).toBe(contrast(color, '#000000') > contrast(ground, '#000000') ? -1 : 1);
    }
  }
});

it('puts the tightest pair first and says by how much it is above its floor', () => {
  const { pairs, tightest } = proof();
  const all = [...pairs.dark, ...pairs.light];
  const least = Math.min(...all.map(({ ratio, floor }) => ratio / floor));
  expect(tightest.ratio / tightest.floor).toBe(least);
  expect(tightest.margin).toBeCloseTo(tightest.ratio - tightest.floor, 1);
  expect(pairs[tightest.mode][0]).toMatchObject({ token: tightest.token, on: tightest.on });
});

it('tells for every role and mode what was asked and what was written, and how far apart they are', () => {
  const { fidelity } = proof();
  expect(fidelity).toHaveLength(12);
  const at = (role: string, mode: string) =>
    fidelity.find((seed) => seed.role === role && seed.mode === mode);
  expect(at('action', 'dark')).toMatchObject({ asked: '#ff6a00', outcome: 'repaired' });
  expect(at('action', 'dark')?.difference).toBeGreaterThan(5);
  expect(at('link', 'dark')).toMatchObject({ written: '#8fb0ff', outcome: 'kept', difference: 0 });
  expect(at('link', 'light')).toMatchObject({ asked: '#8fb0ff', outcome: 'repaired' });
  expect(at('win', 'dark')).toMatchObject({ given: false });
});

it('tells what a file writes over a seed, and which file, instead of what grew', () => {
  const withWin = { ...brand, win: { color: '#ffd27a' } };
  const light = tokenAt('color.win.fill', 'color', srgb(1, 1, 0));
  const dark = tokenAt('color.surface.page', 'color', srgb(0, 0, 0));
  const { merchant } = readMerchant(merchantFiles({ manifest: { brand: withWin }, light, dark }));
  if (!merchant) throw new Error('not read');
  const made = contrastProof(merchant);
  const at = (role: string, mode: string) =>
    made.fidelity.find((seed) => seed.role === role && seed.mode === mode);
  expect(at('win', 'light')).toMatchObject({
    token: 'color.win.fill',
    written: '#ffff00',
    outcome: 'said',
    by: 'tokens.light.json',
  });
  expect(at('win', 'dark')).toMatchObject({ outcome: 'kept' });
  expect(at('win', 'dark')).not.toHaveProperty('by');
  expect(at('neutral', 'dark')).toMatchObject({ written: '#000000', outcome: 'said' });
  // What is told of a seed is what the theme holds, in either case.
  for (const { mode, token, written } of made.fidelity)
    expect(merchant.themes[mode].get(token)?.value.value).toBe(written);
  expect(contrastProofPage(made)).toContain('written by a file, tokens.light.json');
});

it('shows every pair on a page that needs no script, file or network', () => {
  const page = contrastProofPage(proof());
  expect(page.match(/class="sample"/g)).toHaveLength(
    proof().pairs.dark.length + proof().pairs.light.length,
  );
  expect(page).not.toMatch(/<script|<link|<img|url\(|https?:|@import/i);
});

it('lets nothing of a proof become markup or style', () => {
  const hostile = '"><script>alert(1)</script>';
  const [first] = proof().pairs.dark;
  if (!first) throw new Error('no pair');
  const page = contrastProofPage({
    ...proof(),
    merchant: hostile,
    pairs: {
      dark: [{ ...first, token: hostile, ground: '#000;}</style><script>' }],
      light: [],
    },
  });
  expect(page).not.toContain('<script');
  expect(page).not.toContain('}</style><');
});
