import { modes } from '../../contract/token.ts';
import { fontFamilies, genericFamilies } from '../../fonts.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import type { Rule, Subject } from '../rule.ts';

/** A face that stands behind one which every phone has for every letter. */
function* hidden(themes: Subject['themes'], served: readonly string[]): Generator<Diagnostic> {
  for (const mode of modes) {
    for (const [path, { value, leaf }] of themes[mode]) {
      if (value.type !== 'fontFamily' || leaf?.from !== 'file' || !path.endsWith('.fallback'))
        continue;
      const family = path.replace(/fallback$/, 'family');
      const before = themes[mode].get(family)?.value;
      const [first = ''] = before?.type === 'fontFamily' ? before.value : [];
      const behind = value.value.find((name) => served.includes(name));
      if (behind === undefined || !genericFamilies.has(first)) continue;
      yield {
        ...leaf.source.report(
          leaf.node,
          'font.hidden',
          `"${behind}" is never drawn: "${family}" is "${first}", which has every letter.`,
          `Name a family with letters of its own in "${family}", or take this out.`,
        ),
        severity: 'warning',
      };
    }
  }
}

/** A family that nobody serves would fall back silently on every phone. */
export const fontsRule: Rule = function* ({ manifest, report, themes }) {
  const own = Object.keys(manifest.fonts);
  const served = [...own, ...fontFamilies.keys()];
  const drawn = new Set<string>();
  for (const mode of modes) {
    for (const [path, { value, leaf }] of themes[mode]) {
      if (value.type !== 'fontFamily') continue;
      const [first = ''] = value.value;
      // What stands behind may be a face that a phone has of its own, or has not.
      if (path.endsWith('.fallback')) {
        for (const name of value.value) drawn.add(name);
        continue;
      }
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
  yield* hidden(themes, served);
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
