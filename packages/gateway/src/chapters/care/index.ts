export { barPlayer, readLimits, tightenLimit } from './acts.ts';
export { care } from './chapter.ts';
export { requireKnown, requirePlay, requireUnbarred } from './guard/admit.ts';
export {
  changeGuard,
  findGuard,
  holdGuard,
  holdGuardOfPlay,
  holdPayouts,
  type Guard,
} from './guard/guard.ts';
export { notePlay } from './guard/stretch.ts';
export {
  depositStanding,
  requireDepositRoom,
  tightest,
  type DepositStanding,
} from './limits/deposits.ts';
export { requireRoom } from './limits/stakes.ts';
export { type PlayTotal, addToTotals, totalsFromRounds } from './totals/store.ts';
export { connectRegister } from './register/accounts.ts';
export { askRegister } from './register/ask.ts';
export type { CareTables } from './tables.ts';
