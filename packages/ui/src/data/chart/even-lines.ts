/** Steps that are read at a glance, in the powers of ten. */
const plain = [1, 2, 5, 10];

/** The plain step that comes nearest, by ratio, to so many in the span. */
function stepOf(span: number, count: number): number {
  const rough = span / count;
  const power = Math.floor(Math.log10(rough));
  const off = (step: number): number => Math.abs(Math.log10(step) + power - Math.log10(rough));
  const nearest = plain.reduce((best, step) => (off(step) < off(best) ? step : best));
  return Number(`${nearest}e${power}`);
}

export interface EvenLines {
  /** What the lowest and the highest line stand for; the values lie between them. */
  readonly from: number;
  readonly to: number;
  readonly values: readonly number[];
}

/** About so many lines, one step apart, around values from the least to the greatest. */
export function evenLines([least, greatest]: readonly [number, number], count: number): EvenLines {
  let step = stepOf(greatest - least, count);
  let first = Math.floor(least / step);
  let last = Math.ceil(greatest / step);
  // What was added at the ends may ask for longer steps.
  const wider = stepOf((last - first) * step, count);
  if (wider !== step) {
    step = wider;
    first = Math.floor(least / step);
    last = Math.ceil(greatest / step);
  }
  // Twelve figures: a sum of tenths is not quite what it is written as.
  const at = (line: number): number => Number((line * step).toPrecision(12));
  const values = Array.from({ length: last - first + 1 }, (_, index) => at(first + index));
  return { from: at(first), to: at(last), values };
}
