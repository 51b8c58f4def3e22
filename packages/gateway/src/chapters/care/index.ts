export { type PlayTotal, addToTotals, totalsFromRounds, totalsOf } from './totals/store.ts';
