import type { Diagnostic } from '@livery/themes';

/** A ground that a file says, in one mode; others are nobody's choice. */
const groundOf = ({ pair }: Diagnostic): string | undefined =>
  pair?.place && `${pair.on} ${pair.mode}`;

/** All findings about one ground as one. */
function together(all: readonly Diagnostic[]): Diagnostic {
  const [first] = all;
  const pairs = all.flatMap(({ pair }) => pair ?? []).toSorted((a, b) => a.ratio - b.ratio);
  const [worst] = pairs;
  const best = pairs.at(-1);
  if (!first || !worst || !best || all.length === 1) return first as Diagnostic;
  const read = pairs.map(({ token, ratio }) => `${token} ${ratio.toFixed(2)}`).join(', ');
  const hint = worst.carrying
    ? `${worst.carrying} is the nearest ground that carries all that is read on it; left out it takes the one the ramp proves.`
    : 'No one ground carries all that is read on it: mend the texts, or leave the ground out to take the one the ramp proves.';
  return {
    ...first,
    ...worst.place,
    message: `${all.length} colours on "${worst.on}" have a contrast from ${worst.ratio.toFixed(2)} to ${best.ratio.toFixed(2)} in ${worst.mode} mode, and need more: ${read}.`,
    hint,
  };
}

/** Findings as a person reads them: those that come of one ground are one, however many colours stand on it. */
export const byGround = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...Map.groupBy(diagnostics, (one, index) => groundOf(one) ?? `${index}`).values()].map(together);
