import { lightnessContrast } from '../color/apca.ts';
import { difference } from '../color/difference.ts';
import type { Fidelity, Policy, Role } from '../color/ramp.ts';
import { modes, type Mode } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';
import { measurePairs, type MeasuredPair } from '../lint/rules/contrast.ts';
import type { Merchant } from '../merchant.ts';

/** One pair of colours as a player sees it. */
export interface ProvedPair {
  readonly token: string;
  readonly on: string;
  readonly color: Hex;
  readonly ground: Hex;
  /** WCAG 2.2, cut off after two digits: 4.499 never reads as 4.50. */
  readonly ratio: number;
  readonly floor: number;
  /** APCA's lightness contrast; reported, never asked for. */
  readonly lc: number;
}

/** What became of one of the brand's own colours in one mode. */
export interface ProvedSeed {
  readonly role: Role;
  readonly mode: Mode;
  readonly policy: Policy;
  readonly given: boolean;
  readonly asked: Hex;
  readonly written: Hex;
  /** CIEDE2000. */
  readonly difference: number;
  /** `said`: a file of the brand writes the token itself, whatever grew from the seed. */
  readonly outcome: Fidelity['outcome'] | 'said';
  /** The file that does. */
  readonly by?: string;
  /** The token that carries the role; others that take after it are told by `explain`. */
  readonly token: string;
}

/** That a merchant can be read, in figures: for its records and for whoever asks. */
export interface ContrastProof {
  readonly version: 1;
  readonly merchant: string;
  readonly standard: 'WCAG 2.2';
  /** The pair that is nearest to its floor, and by how much it is above. */
  readonly tightest: { readonly mode: Mode; readonly margin: number } & ProvedPair;
  /** The tightest first. */
  readonly pairs: Readonly<Record<Mode, readonly ProvedPair[]>>;
  readonly fidelity: readonly ProvedSeed[];
}

const cut = (value: number): number => Math.floor(value * 100 + 1e-9) / 100;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** By the figures that are shown, so that the order can be checked by reading. */
const byTightness = (a: ProvedPair, b: ProvedPair): number => a.ratio / a.floor - b.ratio / b.floor;

const provedPair = ({ token, on, color, ground, ratio, atLeast }: MeasuredPair): ProvedPair => ({
  token,
  on,
  color,
  ground,
  ratio: cut(ratio),
  floor: atLeast,
  lc: round(lightnessContrast(color, ground), 1),
});

const provedSeed = (told: Fidelity, themes: Merchant['themes']): ProvedSeed => {
  const { role, mode, policy, given, asked, written, difference: moved, outcome, token } = told;
  const now = themes[mode].get(token);
  const seed = { role, mode, policy, given, asked, token };
  return now?.leaf?.from === 'file' && now.value.type === 'color'
    ? {
        ...seed,
        written: now.value.value,
        difference: round(difference(asked, now.value.value), 2),
        outcome: 'said',
        by: now.leaf.source.file,
      }
    : { ...seed, written, difference: round(moved, 2), outcome };
};

/** The proof of a merchant that passed every check. */
export function contrastProof({
  manifest,
  themes,
  fidelity,
}: Pick<Merchant, 'manifest' | 'themes' | 'fidelity'>): ContrastProof {
  const measured = [...measurePairs(themes)];
  const inMode = (mode: Mode): ProvedPair[] =>
    measured
      .filter((pair) => pair.mode === mode)
      .map(provedPair)
      .toSorted(byTightness);
  const pairs = { dark: inMode('dark'), light: inMode('light') };
  const [dark] = pairs.dark;
  const [light] = pairs.light;
  if (!dark || !light) throw new Error('The contract has no pairs to measure');
  const tightest =
    byTightness(dark, light) <= 0
      ? { mode: 'dark' as const, ...dark }
      : { mode: 'light' as const, ...light };
  return {
    version: 1,
    merchant: manifest.code,
    standard: 'WCAG 2.2',
    tightest: { ...tightest, margin: round(tightest.ratio - tightest.floor, 2) },
    pairs,
    fidelity: modes.flatMap((mode) =>
      fidelity.filter((told) => told.mode === mode).map((told) => provedSeed(told, themes)),
    ),
  };
}
