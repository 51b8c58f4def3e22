import type { Node } from 'jsonc-parser';
import type { Profile } from '../jurisdictions/profiles.ts';
import type { Mode } from '../contract/token.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import { parseSource, type Source, type SourceFile } from '../manifest/source.ts';
import { isResolverDocument, readDocument } from './tree/document.ts';
import { treeLayer } from './tree/layer.ts';
import type { Layer } from './tree/leaf.ts';
import { pointerIn } from './reference/reference.ts';

/** The token files of one folder. */
export interface TokenFiles {
  readonly tokens?: SourceFile;
  readonly modes: Readonly<Partial<Record<Mode, SourceFile>>>;
}

export type ModeLayers = Readonly<Record<Mode, readonly Layer[]>>;

/** What one file says, by mode; a tree of tokens says the same in both. */
function fileLayers(
  file: SourceFile | undefined,
  below: readonly Layer[],
  mode?: Mode,
): { layers: ModeLayers; diagnostics: readonly Diagnostic[] } {
  const none = { dark: [], light: [] };
  if (!file) return { layers: none, diagnostics: [] };
  const { source, diagnostics } = parseSource(file, 'strict');
  const { root } = source;
  if (!root) return { layers: none, diagnostics };
  if (root.type !== 'object') {
    const fault = source.report(
      root,
      'token.file',
      'A tokens file must be an object.',
      'At least {}.',
    );
    return { layers: none, diagnostics: [...diagnostics, fault] };
  }
  if (!isResolverDocument(root)) {
    const { layer, diagnostics: faults } = treeLayer(source, root, below);
    return { layers: { dark: [layer], light: [layer] }, diagnostics: [...diagnostics, ...faults] };
  }
  if (mode === undefined) return documentLayers(source, root, below, diagnostics);
  const fault = source.report(
    root,
    'token.resolver',
    `A resolver document chooses between the modes, and this file is of ${mode} alone.`,
    'Let it be tokens.json.',
  );
  return { layers: none, diagnostics: [...diagnostics, fault] };
}

/** A resolver document as layers: each of its trees is one, in the modes it counts in. */
function documentLayers(
  source: Source,
  root: Node,
  below: readonly Layer[],
  before: readonly Diagnostic[],
): { layers: ModeLayers; diagnostics: readonly Diagnostic[] } {
  const read = readDocument(source, root);
  const diagnostics = [...before, ...read.diagnostics];
  const layers: Record<Mode, Layer[]> = { dark: [], light: [] };
  const known = new Map<Node, Layer>();
  for (const { node, modes: counts } of read.sources) {
    const under = new Set([...below, ...counts.flatMap((mode) => layers[mode])]);
    const tree = treeLayer(source, node, [...under]);
    // A set that counts twice is one layer, and its faults are said once.
    const layer = known.get(node) ?? tree.layer;
    if (!known.has(node)) diagnostics.push(...tree.diagnostics, ...pointerFaults(source, node));
    known.set(node, layer);
    for (const mode of counts) layers[mode].push(layer);
  }
  return { layers, diagnostics };
}

/** Tools read a pointer among the tokens of a resolver document in two ways, so it is refused. */
const pointerFaults = (source: Source, node: Node): readonly Diagnostic[] => {
  const pointer = pointerIn(node);
  const own = pointer
    ? [
        source.report(
          pointer,
          'token.pointer',
          'In a resolver document tokens point at one another with braces.',
          '"$value": "{palette.blue}"; a pointer would lead to a part of the document.',
        ),
      ]
    : [];
  return [...own, ...(node.children ?? []).flatMap((child) => pointerFaults(source, child))];
};

/** What both modes share, and each mode's own on top; a file may begin with groups of those below it. */
export function folderLayers(
  { tokens, modes }: TokenFiles,
  below: ModeLayers = { dark: [], light: [] },
): {
  layers: ModeLayers;
  diagnostics: Diagnostic[];
} {
  const common = fileLayers(tokens, [...new Set([...below.dark, ...below.light])]);
  const diagnostics = [...common.diagnostics];
  const open = (mode: Mode): Layer[] => {
    const under = [...below[mode], ...common.layers[mode]];
    const own = fileLayers(modes[mode], under, mode);
    diagnostics.push(...own.diagnostics);
    return [...common.layers[mode], ...own.layers[mode]];
  };
  return { layers: { dark: open('dark'), light: open('light') }, diagnostics };
}

const locks = new Map<string, Layer>();

/** The tokens a jurisdiction keeps for itself, above everything a brand says. */
export function lockLayer(profile: Profile): Layer {
  const known = locks.get(profile.key);
  if (known) return known;
  const file = { file: `jurisdiction ${profile.key}`, text: JSON.stringify(profile.tokens) };
  const { source } = parseSource(file, 'strict');
  if (!source.root) throw new Error(`The tokens of ${profile.key} cannot be read`);
  const { layer } = treeLayer(source, source.root);
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
