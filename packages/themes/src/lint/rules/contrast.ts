import { findNodeAtLocation } from 'jsonc-parser';
import { contrast } from '../../color/contrast.ts';
import { over } from '../../color/convert.ts';
import { modes, type Mode } from '../../contract/token.ts';
import { tokenByPath } from '../../contract/tree.ts';
import type { Hex } from '../../contract/value.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import type { ResolvedTheme } from '../../resolve/resolve.ts';
import type { Rule, Subject } from '../rule.ts';

const colorAt = (theme: ResolvedTheme, path: string): Hex => {
  const value = theme.get(path)?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

export interface MeasuredPair {
  readonly mode: Mode;
  readonly token: string;
  readonly on: string;
  readonly ratio: number;
  readonly atLeast: number;
}

/** Every pair of the contract, measured on the colours as they are written. */
export function* measurePairs(themes: Subject['themes']): Generator<MeasuredPair> {
  for (const mode of modes) {
    const page = colorAt(themes[mode], 'color.surface.page');
    for (const [token, { pair }] of tokenByPath) {
      for (const on of pair?.on ?? []) {
        const ground = over(colorAt(themes[mode], on), page);
        const ratio = contrast(over(colorAt(themes[mode], token), ground), ground);
        yield { mode, token, on, ratio, atLeast: pair?.atLeast ?? 4.5 };
      }
    }
  }
}

/** Text, edges and focus must be readable wherever the contract says they stand. */
export const contrastRule: Rule = function* ({ themes, manifestSource }): Iterable<Diagnostic> {
  for (const { mode, token, on, ratio, atLeast } of measurePairs(themes)) {
    if (ratio >= atLeast) continue;
    const resolved = themes[mode].get(token);
    const message = `"${token}" on "${on}" has a contrast of ${ratio.toFixed(2)} in ${mode} mode; it needs ${atLeast}.`;
    const hint =
      'Move the lightness of either colour; a colour may be left out to take the one the ramp proves.';
    if (resolved?.leaf?.from === 'file') {
      yield resolved.leaf.source.report(resolved.leaf.node, 'contrast.low', message, hint);
    } else {
      const seed = manifestSource.root && findNodeAtLocation(manifestSource.root, ['brand']);
      yield manifestSource.report(seed, 'contrast.low', message, hint);
    }
  }
};
