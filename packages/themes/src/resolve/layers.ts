import type { Profile } from '../jurisdictions/profiles.ts';
import type { Mode } from '../contract/token.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import { parseSource, type SourceFile } from '../manifest/source.ts';
import { readLayer, type Layer } from './layer.ts';

/** The token files of one folder. */
export interface TokenFiles {
  readonly tokens?: SourceFile;
  readonly modes: Readonly<Partial<Record<Mode, SourceFile>>>;
}

export type ModeLayers = Readonly<Record<Mode, readonly Layer[]>>;

/** What both modes share, and each mode's own on top. */
export function folderLayers({ tokens, modes }: TokenFiles): {
  layers: ModeLayers;
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const open = (file: SourceFile | undefined): Layer[] => {
    if (!file) return [];
    const { source, diagnostics: faults } = parseSource(file, 'strict');
    const read = readLayer(source);
    diagnostics.push(...faults, ...read.diagnostics);
    return [read.layer];
  };
  const common = open(tokens);
  return {
    layers: {
      dark: [...common, ...open(modes.dark)],
      light: [...common, ...open(modes.light)],
    },
    diagnostics,
  };
}

const locks = new Map<string, Layer>();

/** The tokens a jurisdiction keeps for itself, above everything a brand says. */
export function lockLayer(profile: Profile): Layer {
  const known = locks.get(profile.key);
  if (known) return known;
  const file = { file: `jurisdiction ${profile.key}`, text: JSON.stringify(profile.tokens) };
  const { layer } = readLayer(parseSource(file, 'strict').source);
  locks.set(profile.key, layer);
  return layer;
}

/** A brand that sets a locked token would be overruled in silence. */
export const lockFaults = (
  layers: readonly Layer[],
  lock: Layer,
  { name, key }: Profile,
): Diagnostic[] =>
  layers.flatMap(({ leaves }) =>
    [...leaves].flatMap(([path, leaf]) =>
      lock.leaves.has(path) && leaf.from === 'file'
        ? [
            leaf.source.report(
              leaf.node,
              'jurisdiction.token',
              `"${path}" is set by ${name} (${key}) and stays so.`,
              'Take it out.',
            ),
          ]
        : [],
    ),
  );
