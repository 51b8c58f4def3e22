import { ramp, type Fidelity, type Seed, type Seeds } from '../color/ramp.ts';
import { seenOf } from '../color/gradient.ts';
import { surfaceNames, type Surfaces } from '../color/grounds.ts';
import { modes, type Mode } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Report } from '../manifest/places.ts';
import { rampLayer } from './tree/layer.ts';
import type { Layer } from './tree/leaf.ts';
import type { ModeLayers } from './layers.ts';
import { resolve } from './resolve.ts';

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
  const policy = { op: 'set', path: ['brand', role, 'policy'], value: 'nearest' } as const;
  const refused = report(
    ['brand', role, 'color'],
    'brand.refused',
    `${asked} as "${role}" reaches ${ratio.toFixed(2)} with ${on} in ${mode} mode; it needs ${needed}.`,
    `${nearest} is the nearest that passes; "policy": "nearest" takes it, or give each mode a colour of its own.`,
  );
  return [
    { ...refused, mend: { says: `"policy": "nearest", which takes ${nearest}`, edit: policy } },
  ];
};

const sheetPath = 'gradient.sheet';
const stagePath = 'color.scene.ground';
const surfacePath = (name: string): string => `color.surface.${name}`;

/** What the files of a brand write over the surfaces of a ramp; nothing when they write over none. */
function writtenOver(grown: Layer, files: readonly Layer[], mode: Mode): Surfaces | undefined {
  const isSaid = (path: string): boolean => files.some(({ leaves }) => leaves.has(path));
  const grounds = [
    ...surfaceNames.map((name) => [name, surfacePath(name)] as const),
    ['stage', stagePath] as const,
  ].filter(([, path]) => isSaid(path));
  if (grounds.length === 0 && !isSaid(sheetPath)) return undefined;
  const { theme } = resolve([grown, ...files], mode);
  const sheet = theme.get(sheetPath)?.value;
  const stops = sheet?.type === 'gradient' ? sheet.value.map(({ color }) => color) : [];
  const surfaces = Object.fromEntries(
    grounds.flatMap(([name, path]) => {
      const value = theme.get(path)?.value;
      return value?.type === 'color' && value.value.length === 7 ? [[name, value.value]] : [];
    }),
  );
  return isSaid(sheetPath) && stops.every((stop) => stop.length === 7)
    ? { ...surfaces, sheet: seenOf(stops) }
    : surfaces;
}

/**
 * Ramps of both modes from the brand's seeds, and what became of the seeds.
 * They are proved on the surfaces that the brand's files leave in place or
 * write over them, so that a colour may always be left to its ramp.
 */
export function growRamps(
  brand: Brand | undefined,
  files: ModeLayers,
  report: Report,
): {
  layers: Readonly<Record<Mode, Layer>>;
  fidelity: readonly Fidelity[];
  diagnostics: Diagnostic[];
} {
  const seeds = seedsOf(brand ?? standIn);
  const grow = (mode: Mode) => {
    const first = ramp(seeds, mode);
    const written = writtenOver(rampLayer(first), files[mode], mode);
    return written ? ramp(seeds, mode, written) : first;
  };
  const grown = { dark: grow('dark'), light: grow('light') };
  const fidelity = modes.flatMap((mode) => grown[mode].fidelity);
  return {
    layers: { dark: rampLayer(grown.dark), light: rampLayer(grown.light) },
    fidelity,
    diagnostics: fidelity
      .filter(({ outcome, given }) => outcome === 'refused' && given)
      .flatMap((one) => refusal(report, one)),
  };
}
