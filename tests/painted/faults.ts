import type { Kind, Measure } from './measure.ts';

/** Something that cannot be seen as it should, and where. */
export interface Fault {
  /** The id of a story. */
  readonly where: string;
  /** Brand, mode, direction. */
  readonly look: string;
  readonly kind: Kind;
  readonly what: string;
  readonly ratio: number;
  readonly need: number;
}

/** A painted colour is a rounded one, so two in a hundred of what is asked for are forgiven. */
const forgiven = 0.98;

/** Letters fall a little differently on a picture from one machine to the next. */
const tolerance = (ratio: number): number => Math.max(0.05, ratio * 0.03);

const keyOf = ({ where, look, kind, what }: Fault): string => [where, look, kind, what].join('\n');

/** The faults among what was measured, each once, at its worst. */
export function faultsOf(where: string, look: string, measured: readonly Measure[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { kind, what, ratio, need } of measured) {
    if (ratio >= need * forgiven) continue;
    const fault = { where, look, kind, what, ratio, need };
    const before = faults.get(keyOf(fault));
    if (!before || ratio / need < before.ratio / before.need) faults.set(keyOf(fault), fault);
  }
  return [...faults.values()];
}

const said = ({ kind, what, ratio, need }: Fault): string =>
  `${kind} “${what}” has ${ratio.toFixed(2)} of ${need}`;

/**
 * What a run found in one place against what was known of it. A new fault, a
 * worse one and a line without its fault are each told; a milder one is not.
 */
export function compare(found: readonly Fault[], known: readonly Fault[]): string[] {
  const before = new Map(known.map((fault) => [keyOf(fault), fault]));
  const now = new Set(found.map(keyOf));
  return [
    ...found.flatMap((fault) => {
      const same = before.get(keyOf(fault));
      if (!same) return [`new: ${said(fault)}`];
      const worse = fault.ratio < same.ratio - tolerance(same.ratio);
      return worse ? [`worse: ${said(fault)}, and had ${same.ratio.toFixed(2)}`] : [];
    }),
    ...known.flatMap((fault) =>
      now.has(keyOf(fault)) ? [] : [`mended, so its line should go: ${said(fault)}`],
    ),
  ];
}

/** In an order of their own, so that a change of the file shows what changed. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
