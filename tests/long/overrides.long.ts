import { baseCss, tokenByPath } from '../../packages/themes/src/contract/index.ts';
import { readMerchant, sheet, type MerchantFiles } from '../../packages/themes/src/index.ts';
import { merchantFiles } from '../../packages/themes/src/testing/merchant-files.ts';
import { paintedPairs, unproved } from '../painted/pairs/record.ts';
import {
  mixes,
  onMix,
  propertyOf,
  valuesIn,
  worst,
  type Mode,
  type Values,
} from './overrides/painted.ts';
import { brand, fileOf, modes, overrides, type Random } from './overrides/written.ts';
import type { Long } from './run.ts';

const baseIn = (mode: Mode): Values =>
  new Map([...tokenByPath].map(([path, token]) => [propertyOf(path), baseCss(token, mode)]));
const bases: Readonly<Record<Mode, Values>> = { dark: baseIn('dark'), light: baseIn('light') };

/** Mulberry32, once for each merchant, so that one can be made again by its number. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pairs = paintedPairs().filter((pair) => unproved(pair) === undefined);

/** What is counted of merchants of one kind. */
interface Tally {
  passed: number;
  refused: number;
  computed: number;
  /** How near to its floor the worst pair came: 1 is on it. */
  worst: { readonly part: number; readonly pair: string };
}

const tally = (): Tally => ({
  passed: 0,
  refused: 0,
  computed: 0,
  worst: { part: Infinity, pair: '' },
});

/** Reads a merchant; where the check lets it pass, looks for itself whether all that is painted can be read. */
function look(files: MerchantFiles, name: string, into: Tally): string[] {
  const { merchant } = readMerchant(files);
  if (!merchant) {
    into.refused++;
    return [];
  }
  into.passed++;
  const css = sheet(merchant.themes);
  return modes.flatMap((mode) => {
    const values = valuesIn(css, mode, bases[mode]);
    const found = [
      ...pairs.map(({ ink, on, need }) => ({ ink, on, need, ratio: worst(values, ink, on) })),
      ...mixes.map((mix) => ({
        ink: mix.ink,
        on: `${mix.part} of ${mix.tint} over ${mix.over}`,
        need: 4.5,
        ratio: onMix(values, mix),
      })),
    ];
    into.computed += found.length;
    return found.flatMap(({ ink, on, need, ratio }) => {
      const said = `${ink} on ${on} in ${mode} mode: ${ratio.toFixed(3)} of ${need}`;
      if (ratio / need < into.worst.part)
        into.worst = { part: ratio / need, pair: `${name}, ${said}` };
      return ratio < need ? [`${name}: ${said}`] : [];
    });
  });
}

const told = (what: string, { passed, refused, computed, worst: least }: Tally): string =>
  `${what}: ${passed} passed the check, ${refused} were refused; ${computed} pairs computed, the worst ${least.part.toFixed(4)} of its floor (${least.pair})`;

/** A palette that grew, and the same with something written over it. */
function madeOf(number: number) {
  const random = randomFrom(number * 7919 + 1);
  const manifest = { brand: brand(random) };
  const grown = merchantFiles({ manifest });
  const { merchant } = readMerchant(grown);
  // What an exact colour cannot do is refused; over what stands in for it nothing is written.
  if (!merchant) return { grown };
  const css = sheet(merchant.themes);
  const which: readonly Mode[] = random() < 0.5 ? modes : [random() < 0.5 ? 'dark' : 'light'];
  const files = Object.fromEntries(
    which.map((mode) => [mode, fileOf(overrides(valuesIn(css, mode, bases[mode]), pairs, random))]),
  );
  return { grown, written: merchantFiles({ manifest, ...files }) };
}

function run(count: number, say: (line: string) => void): Promise<void> {
  const [brands, written] = [tally(), tally()];
  const faults: string[] = [];
  for (let number = 0; brands.passed < count || written.passed < count; number++) {
    const made = madeOf(number);
    faults.push(...look(made.grown, `brand ${number}`, brands));
    if (made.written) faults.push(...look(made.written, `override ${number}`, written));
  }
  say(told('brands', brands));
  say(told('overrides', written));
  if (faults.length > 0) {
    throw new Error(
      `${faults.length} pairs are painted under their floor:\n${faults.slice(0, 40).join('\n')}`,
    );
  }
  return Promise.resolve();
}

export const long: Long = {
  about:
    'random brands, and random tokens written over them: whatever passes the check is computed anew, by arithmetic that is not the engine’s, on the pairs that the walker met',
  count: 4096,
  run,
};
