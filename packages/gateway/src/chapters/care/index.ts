export { type PlayTotal, addToTotals, stakedBetween, totalsFromRounds } from './totals/store.ts';
export type { CareTables } from './tables.ts';
