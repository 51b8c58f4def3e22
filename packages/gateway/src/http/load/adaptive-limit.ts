import { performance } from 'node:perf_hooks';

/** Milliseconds between two looks. */
export const LOOK = 100;
/** How much of its time the process may be at work before it is busy, and before it is not any more. */
const BUSY = 0.8;
const FREE = 0.6;
/** With one, all that an address asks would wait for its slowest. */
const LEAST = 2;

/**
 * How many turns an address has. All requests share one processor: while it is
 * busy, whoever asks much has fewer of them in work. They are halved at once
 * and given back one by one.
 */
export function nextLimit(turns: number, most: number, atWork: number): number {
  if (atWork > BUSY) return Math.max(Math.min(LEAST, most), Math.floor(turns / 2));
  if (atWork < FREE) return Math.min(most, turns + 1);
  return turns;
}

/** Tells the share of its time that the process was at work since it was asked last. */
export function watchWork(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
