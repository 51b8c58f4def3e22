import { modes } from '../../contract/token.ts';
import { fontFamilies, genericFamilies } from '../../fonts.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import type { Rule } from '../rule.ts';

/** A family that nobody serves would fall back silently on every phone. */
export const fontsRule: Rule = function* ({ manifest, report, themes }) {
  const own = Object.keys(manifest.fonts);
  const served = [...own, ...fontFamilies.keys()];
  const drawn = new Set<string>();
  for (const mode of modes) {
    for (const [path, { value, leaf }] of themes[mode]) {
      // A fallback names faces that a phone has of its own, or has not.
      if (value.type !== 'fontFamily' || path.endsWith('.fallback')) continue;
      const [first = ''] = value.value;
      drawn.add(first);
      if (leaf?.from !== 'file' || genericFamilies.has(first) || served.includes(first)) continue;
      yield leaf.source.report(
        leaf.node,
        'font.unknown',
        `"${path}" names "${first}", which is not served.`,
        didYouMean(first, served) ?? `One of ${served.join(', ')}.`,
      );
    }
  }
  for (const name of own) {
    if (fontFamilies.has(name))
      yield report(
        ['fonts', name],
        'font.name',
        `The engine serves a "${name}" of its own.`,
        'Give this one another name, and say that in the tokens.',
      );
    else if (!drawn.has(name))
      yield report(
        ['fonts', name],
        'font.unused',
        `No token names "${name}", so no page draws it.`,
        `Say "$value": ["${name}"] in "type.display.family", or take it out.`,
        'warning',
      );
  }
};
