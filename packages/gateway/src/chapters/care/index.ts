export { type PlayTotal, addToTotals, stakedBetween, totalsFromRounds } from './totals/store.ts';
