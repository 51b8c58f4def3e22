import { cssOf } from '../../contract/css.ts';
import { modes, type Mode } from '../../contract/token.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import { tokenPath } from '../../manifest/mend.ts';
import { isReference, type Layer } from '../../resolve/tree/leaf.ts';
import { resolve } from '../../resolve/resolve.ts';
import type { Rule } from '../rule.ts';

type Says = (layer: number, path: string) => string | undefined;

/**
 * What a token is in one mode once a layer has had its say. What a ramp made
 * is nobody's word: a brand may well write down a colour that it happens to make.
 */
function sayings(layers: readonly Layer[], mode: Mode): Says {
  const themes = layers.map((_, index) => resolve(layers.slice(0, index + 1), mode).theme);
  return (layer, path) => {
    const resolved = themes[layer]?.get(path);
    return resolved && !resolved.broken && resolved.leaf?.from !== 'ramp'
      ? cssOf(resolved.value)
      : undefined;
  };
}

/**
 * An override that says what its parent says hides a later change of the
 * parent. An alias is left alone: it says more than its value.
 */
export const redundantRule: Rule = function* ({ layers }): Iterable<Diagnostic> {
  const says = { dark: sayings(layers.dark, 'dark'), light: sayings(layers.light, 'light') };
  const repeats = (mode: Mode, layer: Layer, path: string): boolean => {
    const index = layers[mode].indexOf(layer);
    if (index < 0) return true;
    const now = says[mode](index, path);
    return now !== undefined && now === says[mode](index - 1, path);
  };
  for (const layer of new Set(modes.flatMap((mode) => layers[mode].slice(1)))) {
    for (const [path, leaf] of layer.leaves) {
      // Without the line it would be what its group begins with.
      if (leaf.from !== 'file' || isReference(leaf) || leaf.hidesInherited) continue;
      // A file of both modes repeats its parent only where it does so in both.
      if (!modes.every((mode) => repeats(mode, layer, path))) continue;
      yield {
        ...leaf.source.report(
          leaf.node,
          'override.redundant',
          `"${path}" says what it would be without this line.`,
          'Take it out; it will follow its parent.',
        ),
        severity: 'warning',
        mend: {
          says: 'taken out; it follows its parent',
          edit: { op: 'remove', path: tokenPath(leaf.node) },
        },
      };
    }
  }
};
