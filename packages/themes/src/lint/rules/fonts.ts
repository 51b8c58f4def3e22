import { modes } from '../../contract/token.ts';
import { fontFamilies, genericFamilies } from '../../fonts.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import type { Rule } from '../rule.ts';

/** A family that nobody serves would fall back silently on every phone. */
export const fontsRule: Rule = function* ({ themes }) {
  for (const mode of modes) {
    for (const [path, { value, leaf }] of themes[mode]) {
      // A fallback names faces that a phone has of its own, or has not.
      if (value.type !== 'fontFamily' || leaf?.from !== 'file' || path.endsWith('.fallback'))
        continue;
      const [first = ''] = value.value;
      if (genericFamilies.has(first) || fontFamilies.has(first)) continue;
      yield leaf.source.report(
        leaf.node,
        'font.unknown',
        `"${path}" names "${first}", which is not served.`,
        didYouMean(first, fontFamilies.keys()) ?? `One of ${[...fontFamilies.keys()].join(', ')}.`,
      );
    }
  }
};
