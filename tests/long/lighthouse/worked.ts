interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** What a browser noted of a load. */
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** Lighthouse’s phone has a processor that is so many times slower. */
const slower = 4;
/** A task of more ms keeps a finger waiting. */
const fine = 50;

/**
 * How long a page’s tasks would keep a finger waiting after its first paint, if nothing else
 * used the machine. Lighthouse takes a task for as long as a clock saw it: on two cores that
 * Lighthouse itself shares, half of that is waiting.
 */
export function workedBlocking({ traceEvents }: Trace): number {
  const begun = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && (args?.data?.documentLoaderURL ?? '').startsWith('http'),
  );
  if (!begun) return Number.NaN;
  const here = traceEvents.filter(({ pid, tid }) => pid === begun.pid && tid === begun.tid);
  const painted = here.find(({ name, ts }) => name === 'firstContentfulPaint' && ts > begun.ts);
  return here
    .filter(({ name, ts }) => name === 'RunTask' && ts >= (painted?.ts ?? Infinity))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - fine), 0);
}

/** Abramowitz and Stegun, 7.1.26: good to a millionth. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const sum = terms.reduce((all, term) => (all + term) * t, 0);
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

/** What Lighthouse gives for blocking, 0 to 1: nine tenths at 200 ms, a half at 600. */
export function scoreOf(blocking: number): number {
  if (blocking <= 0) return 1;
  const tenth = 0.9061938024368232;
  return (1 - erf((Math.log(blocking / 600) * tenth) / Math.log(600 / 200))) / 2;
}

/** Of a hundred points for speed so many are given for blocking. */
export const blockingShare = 30;
