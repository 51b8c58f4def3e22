import { contrast } from '../../color/contrast.ts';
import { mixedEither, over } from '../../color/convert.ts';
import { seenOf } from '../../color/gradient.ts';
import { bytesOf } from '../../color/rgb.ts';
import { modes, type Mode } from '../../contract/token.ts';
import { tokenByPath } from '../../contract/tree.ts';
import { washNamed, washPairs } from '../../contract/washes.ts';
import { leastMoved, nearest } from '../../color/solve.ts';
import type { Hex } from '../../contract/value.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import type { Mend } from '../../manifest/mend.ts';
import type { ResolvedTheme } from '../../resolve/resolve.ts';
import type { Subject } from '../rule.ts';
import { contrastMend } from './contrast-mend.ts';

const colorAt = (theme: ResolvedTheme, path: string): Hex => {
  const value = theme.get(path)?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

/** What is seen of a colour on what lies below it, rounded either way. */
const laidOn = (color: Hex, below: Hex): readonly Hex[] =>
  color.length === 7 ? [color] : mixedEither(below, color, bytesOf(color)[3] / 255);

/** What is seen of a ground: a gradient is as readable as its worst place, a bar as over the worst that scrolls by. */
function groundsAt(theme: ResolvedTheme, path: string, page: Hex): readonly Hex[] {
  const wash = washNamed(path);
  if (wash) {
    return laidOn(colorAt(theme, wash.over), page).flatMap((ground) =>
      mixedEither(ground, over(colorAt(theme, wash.tint), ground), wash.part),
    );
  }
  const value = theme.get(path)?.value;
  if (value?.type !== 'gradient') {
    const color = colorAt(theme, path);
    return tokenByPath.get(path)?.sheer === 'anything'
      ? seenOf([...laidOn(color, '#000000'), ...laidOn(color, '#ffffff')])
      : laidOn(color, page);
  }
  return seenOf(value.value.map(({ color }) => over(color, page)));
}

export interface MeasuredPair {
  readonly mode: Mode;
  readonly token: string;
  readonly on: string;
  /** Both as they are seen: what is translucent lies on what is below it. */
  readonly color: Hex;
  readonly ground: Hex;
  readonly ratio: number;
  readonly atLeast: number;
}

const pairs = [
  ...[...tokenByPath].flatMap(([token, { pair }]) =>
    pair ? pair.on.map((on) => ({ token, on, atLeast: pair.atLeast })) : [],
  ),
  ...washPairs,
];

/** Every pair of the contract, measured on the colours as they are written. */
export function* measurePairs(themes: Subject['themes']): Generator<MeasuredPair> {
  for (const mode of modes) {
    const theme = themes[mode];
    const page = colorAt(theme, 'color.surface.page');
    for (const { token, on, atLeast } of pairs) {
      const seen = groundsAt(theme, on, page).map((ground) => {
        const color = over(colorAt(theme, token), ground);
        return { color, ground, ratio: contrast(color, ground) };
      });
      const worst = seen.reduce((least, one) => (one.ratio < least.ratio ? one : least));
      yield { mode, token, on, ...worst, atLeast };
    }
  }
}

/** A ground as a finding names it. */
function groundText(on: string): string {
  const wash = washNamed(on);
  return wash ? `${wash.part * 100}% of "${wash.tint}" over "${wash.over}"` : `"${on}"`;
}

/** The colour nearest to one that cannot be read on a ground, and can. */
const passing = (color: Hex, ground: Hex, atLeast: number): Hex =>
  leastMoved(
    color,
    (['lighter', 'darker'] as const)
      .map((way) => nearest(color, [ground], atLeast, way))
      .filter((one) => contrast(one, ground) >= atLeast),
  );

const placeOf = ({ file, line, column }: Diagnostic) => ({ file, line, column });

/**
 * The ground nearest to one that does not carry what stands on it, and would;
 * undefined where it is more than one colour, or nothing would do.
 */
function groundCarrying(theme: ResolvedTheme, on: string, pairsOn: readonly MeasuredPair[]) {
  const value = theme.get(on)?.value;
  if (value?.type !== 'color' || value.value.length > 7) return undefined;
  // What lets its ground through would be another colour on another ground.
  if (pairsOn.some(({ token }) => colorAt(theme, token).length > 7)) return undefined;
  // Text needs more than an edge: the ground that is far enough for the one may do for the other.
  const levels = [...Map.groupBy(pairsOn, ({ atLeast }) => atLeast)];
  const found = (['lighter', 'darker'] as const)
    .flatMap((way) =>
      levels.map(([atLeast, of]) =>
        nearest(
          value.value,
          of.map(({ color }) => color),
          atLeast,
          way,
        ),
      ),
    )
    .filter((ground) => pairsOn.every(({ color, atLeast }) => contrast(ground, color) >= atLeast));
  return found.length > 0 ? leastMoved(value.value, found) : undefined;
}

/** Text, edges and focus must be readable wherever the contract says they stand. */
export const contrastRule = function* ({
  themes,
  report,
}: Pick<Subject, 'themes' | 'report'>): Iterable<Diagnostic> {
  const measured = [...measurePairs(themes)];
  const mendOf = (token: string, mode: Mode, atLeast: number): Mend | undefined => {
    const resolved = themes[mode].get(token);
    // What both modes share is one leaf: a mend has to do in both.
    const grounds = measured
      .filter((one) => one.token === token && themes[one.mode].get(token)?.leaf === resolved?.leaf)
      .map(({ ground }) => ground);
    return resolved && contrastMend(resolved, { grounds, atLeast });
  };
  for (const { mode, token, on, color, ground, ratio, atLeast } of measured) {
    if (ratio >= atLeast) continue;
    const { tint, over: below } = washNamed(on) ?? { tint: on, over: on };
    const both = [token, tint, below].map((path) => themes[mode].get(path));
    // The value that stands in for an unreadable one is nobody's choice.
    if (both.some((one) => one?.broken)) continue;
    const said = both.find((one) => one?.leaf?.from === 'file')?.leaf;
    const message = `"${token}" on ${groundText(on)} has a contrast of ${ratio.toFixed(2)} in ${mode} mode; it needs ${atLeast}.`;
    const passes = passing(color, ground, atLeast);
    const hint = `${passes} is the nearest to ${color} that would do on ${ground}; a colour may be left out to take the one the ramp proves.`;
    const there = measured.filter((one) => one.on === on && one.mode === mode);
    const carrying = groundCarrying(themes[mode], on, there);
    const own = themes[mode].get(on)?.leaf;
    const pair = {
      mode,
      token,
      on,
      ratio,
      atLeast,
      ...(own?.from === 'file'
        ? { place: placeOf(own.source.report(own.node, 'contrast.low', '')) }
        : {}),
      ...(carrying ? { carrying } : {}),
    };
    if (said?.from === 'file') {
      const mend = mendOf(token, mode, atLeast);
      yield {
        ...said.source.report(said.node, 'contrast.low', message, hint),
        pair,
        ...(mend ? { mend } : {}),
      };
    } else {
      yield { ...report(['brand'], 'contrast.low', message, hint), pair };
    }
  }
};
