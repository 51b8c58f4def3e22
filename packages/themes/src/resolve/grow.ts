import { ramp, type Fidelity, type Seed, type Seeds } from '../color/ramp.ts';
import { modes, type Mode } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Report } from '../manifest/places.ts';
import { rampLayer, type Layer } from './layer.ts';

type Brand = Manifest['brand'];
type SaidSeed = NonNullable<Brand[keyof Brand]>;

const lower = (hex: string): Hex => hex.toLowerCase() as Hex;

const seedOf = ({ color, policy }: SaidSeed): Seed => ({
  color:
    typeof color === 'string'
      ? lower(color)
      : { dark: lower(color.dark), light: lower(color.light) },
  policy: policy ?? 'exact',
});

/** Stands in where the manifest cannot be read, so that the other files are still looked at. */
const standIn: Brand = { action: { color: '#5b8cff', policy: 'nearest' } };

function seedsOf(brand: Brand): Seeds {
  const { action, ...others } = brand;
  const given = Object.entries(others).filter(([, seed]) => seed !== undefined);
  return {
    ...Object.fromEntries(given.map(([role, seed]) => [role, seedOf(seed)])),
    action: { ...seedOf(action), ...(action.on === undefined ? {} : { on: lower(action.on) }) },
  };
}

const refusal = (report: Report, { role, mode, asked, fault }: Fidelity): Diagnostic[] => {
  if (!fault) return [];
  const { ratio, needed, on, nearest } = fault;
  return [
    report(
      ['brand', role, 'color'],
      'brand.refused',
      `${asked} as "${role}" reaches ${ratio.toFixed(2)} with ${on} in ${mode} mode; it needs ${needed}.`,
      `${nearest} is the nearest that passes; "policy": "nearest" takes it, or give each mode a colour of its own.`,
    ),
  ];
};

/** Ramps of both modes from the brand's seeds, and what became of the seeds. */
export function growRamps(
  brand: Brand | undefined,
  report: Report,
): {
  layers: Readonly<Record<Mode, Layer>>;
  fidelity: readonly Fidelity[];
  diagnostics: Diagnostic[];
} {
  const seeds = seedsOf(brand ?? standIn);
  const grown = { dark: ramp(seeds, 'dark'), light: ramp(seeds, 'light') };
  const fidelity = modes.flatMap((mode) => grown[mode].fidelity);
  return {
    layers: { dark: rampLayer(grown.dark), light: rampLayer(grown.light) },
    fidelity,
    diagnostics: fidelity
      .filter(({ outcome, given }) => outcome === 'refused' && given)
      .flatMap((one) => refusal(report, one)),
  };
}
