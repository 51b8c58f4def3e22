import { join } from 'node:path';
import { cssOf, measurePairs, type Merchant } from '@livery/themes';
import { modes, slotNames, tokenByPath } from '@livery/themes/contract';
import { expect, it } from 'vitest';
import { recordOf } from './record.ts';
import { workspace } from '@livery/merchants/paths';
import { loadMerchants, type LoadedMerchant } from '@livery/merchants/load';

const { merchants, diagnostics } = await loadMerchants(join(workspace, 'merchants'));
const byCode = new Map(merchants.map((merchant) => [merchant.manifest.code, merchant]));
const codes = ['aurora', 'mango', 'noir', 'pulse', 'pulse-lite'];

const named = (code: string): LoadedMerchant => {
  const merchant = byCode.get(code);
  if (!merchant) throw new Error(`There is no ${code}`);
  return merchant;
};

it('has five demo merchants with nothing to mend', () => {
  expect(diagnostics).toEqual([]);
  expect([...byCode.keys()]).toEqual(codes);
});

it.each(codes)('keeps every pair of %s readable in both modes', (code) => {
  const low = [...measurePairs(named(code).themes)].filter(({ ratio, atLeast }) => ratio < atLeast);
  expect(low).toEqual([]);
});

const css = ({ themes }: Merchant, path: string): string =>
  modes
    .map((mode) => {
      const value = themes[mode].get(path)?.value;
      return value ? cssOf(value) : '';
    })
    .join('|');

/** What a black-and-white picture would still show. */
const shapes = [...tokenByPath].filter(([, { type }]) => !['color', 'gradient'].includes(type));

const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

it.each(pairsOf(['aurora', 'mango', 'noir', 'pulse']))(
  'tells %s from %s with all hue removed',
  (one, other) => {
    const [a, b] = [named(one), named(other)];
    const values = shapes.filter(([path]) => css(a, path) !== css(b, path));
    const slots = slotNames.filter((name) => a.template.slots[name] !== b.template.slots[name]);
    expect(values.length).toBeGreaterThan(30);
    expect(slots.length).toBeGreaterThan(6);
  },
);

it('lets pulse-lite say four values and take the rest from its family', () => {
  const [pulse, lite] = [named('pulse'), named('pulse-lite')];
  const own = new Set(
    modes.flatMap((mode) =>
      lite.layers[mode]
        .filter(({ name }) => name.includes('/pulse-lite/'))
        .flatMap(({ leaves }) => Array.from(leaves.keys())),
    ),
  );
  expect(own.size).toBe(4);
  expect(lite.template.slots).toEqual(pulse.template.slots);
  expect(lite.profile.key).toBe('UK');
});

it('shows designers a registration by SMS, and one that logs in', () => {
  const bySms = codes.filter((code) => named(code).flags.REGMOBVERF3);
  expect(bySms).toEqual(['aurora', 'pulse', 'pulse-lite']);
  const records = codes.map((code) => recordOf(named(code), { headers: {} }));
  const lettingIn = records.filter(({ loginAfterRegister }) => loginAfterRegister);
  expect(lettingIn.map(({ code }) => code)).toEqual(['mango']);
});
