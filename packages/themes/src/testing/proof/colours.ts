import { modes, type Mode } from '../../contract/token.ts';
import type { Hex } from '../../contract/value.ts';
import { measurePairs } from '../../lint/rules/contrast.ts';
import { rampLayer } from '../../resolve/tree/layer.ts';
import { resolve } from '../../resolve/resolve.ts';
import { contrast } from '../../color/contrast.ts';
import { ramp, type Policy, type Ramp, type Seeds } from '../../color/ramp.ts';

type Ramps = Readonly<Record<Mode, Ramp>>;

const rampsOf = (seeds: Seeds): Ramps => ({
  dark: ramp(seeds, 'dark'),
  light: ramp(seeds, 'light'),
});

/** The brand's colour in every role, so that each of them meets the hardest case. */
export const everywhere = (color: Hex, policy: Policy): Seeds => {
  const seed = { color, policy };
  return { action: seed, link: seed, neutral: seed, win: seed, second: seed, danger: seed };
};

const unreadableOf = (seeds: Seeds, ramps: Ramps): string[] => {
  const theme = (mode: Mode) => resolve([rampLayer(ramps[mode])], mode).theme;
  return [...measurePairs({ dark: theme('dark'), light: theme('light') })]
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(
      ({ mode, token, on, ratio }) =>
        `${JSON.stringify(seeds.action)} ${mode} ${token} on ${on}: ${ratio.toFixed(2)}`,
    );
};

/** Pairs of the contract that cannot be read under these seeds. */
export const unreadable = (seeds: Seeds): string[] => unreadableOf(seeds, rampsOf(seeds));

/** What an exact seed was told and does not hold. */
const brokenOf = (ramps: Ramps): string[] =>
  modes.flatMap((mode) => {
    const { values, fidelity } = ramps[mode];
    return fidelity.flatMap(({ role, asked, token, written, outcome, fault, policy }) => {
      const value = values.get(token)?.value;
      const says = `${asked} as ${role} in ${mode} mode`;
      if (value !== written) return [`${says}: says ${written}, wrote ${JSON.stringify(value)}`];
      if (outcome === 'kept' && written !== asked) return [`${says}: kept, but is ${written}`];
      if (outcome === 'refused' && (fault?.nearest !== written || written === asked))
        return [`${says}: refused without a nearest`];
      // Only a neutral may be merely a tint; it never is what a brand reads.
      if (policy === 'exact' && outcome !== 'kept' && outcome !== 'refused' && role !== 'neutral')
        return [`${says}: neither kept nor refused`];
      return [];
    });
  });

/** States of an action that cannot be told from it, or that are read worse than it. */
function unmovedOf(color: Hex): string[] {
  const { values } = ramp({ action: { color, policy: 'exact' } }, 'dark');
  const at = (name: string) => values.get(`color.action.${name}`)?.value as Hex;
  const fills = [at('rest'), at('hover'), at('pressed')];
  const [rest = 0, hover = 0, pressed = 0] = fills.map((fill) => contrast(at('on'), fill));
  // At the end of the scale there is no room; there the contrast can spare some.
  const room = rest < 14;
  const [leastHover, leastPressed] = room ? [rest, hover] : [9, 9];
  return new Set(fills).size === 3 && hover > leastHover && pressed > leastPressed
    ? []
    : [`${color}: ${fills.join(', ')} under ${at('on')}`];
}

/** What must not be, of brands of these colours. */
export interface Faults {
  readonly unreadable: readonly string[];
  readonly broken: readonly string[];
  readonly unmoved: readonly string[];
}

/** Tries each colour in every role of a brand, exact and nearest, in both modes. */
export function tried(colors: readonly Hex[]): Faults {
  const found = { unreadable: [] as string[], broken: [] as string[], unmoved: [] as string[] };
  for (const color of colors) {
    const seeds = everywhere(color, 'exact');
    const ramps = rampsOf(seeds);
    found.unreadable.push(
      ...unreadableOf(seeds, ramps),
      ...unreadable(everywhere(color, 'nearest')),
    );
    found.broken.push(...brokenOf(ramps));
    found.unmoved.push(...unmovedOf(color));
  }
  return found;
}

const letterings = ['#ffffff', '#000000', '#777777', '#ffd400', '#1b2a6b'] as const;

/** What must not be, of actions of these colours whose lettering the brand fixed. */
export const underLetterings = (colors: readonly Hex[]): string[] =>
  letterings.flatMap((on) =>
    colors.flatMap((color) =>
      (['exact', 'nearest', 'derived'] as const).flatMap((policy) => {
        const seeds: Seeds = { action: { color, policy, on } };
        const ramps = rampsOf(seeds);
        const others = modes.filter(
          (mode) => ramps[mode].values.get('color.action.on')?.value !== on,
        );
        const told = others.map(
          (mode) => `${color} under ${on}: another lettering in ${mode} mode`,
        );
        return unreadableOf(seeds, ramps).concat(told);
      }),
    ),
  );
