export { cashier } from './chapter.ts';
export { connectProvider } from './providers/accounts.ts';
export { raiseFlags } from './flags/raise.ts';
export { writeInstrument } from './instruments/store.ts';
export { PAYOUT_SETTING, type payoutSetting } from './settings/payouts.ts';
export {
  approvePayout,
  giveBackUnclear,
  refusalReasons,
  refusePayout,
  type DecisionScene,
  type RefusalReason,
} from './payouts/decide.ts';
export { readSlip } from './manual/read.ts';
export { payoutNews } from './payouts/rows/news.ts';
export { heedBar } from './grants/bars.ts';
export { endGrant, type GrantEnd } from './grants/end.ts';
export { makeGrant } from './grants/make.ts';
export {
  legsOf,
  mostAtOnce,
  placeOfBonus,
  purseOf,
  sharesOf,
  shareWin,
  splitStakes,
  type PlayPurse,
  type SplitStake,
} from './grants/staking.ts';
export { noteStakes, returnStake, settleStakes } from './grants/stakes.ts';
export { isLive, type GrantState } from './grants/states.ts';
export { findGrant, liveGrants, type Grant } from './grants/store.ts';
export type { GrantTerms } from './grants/terms.ts';
export { takeTurns } from './grants/turns.ts';
export { sumUp } from './records/sums.ts';
export { settlementReport } from './settlement/report.ts';
export {
  type Transfer,
  fromTo,
  houseAccount,
  lockAccounts,
  openMemberAccount,
  post,
  sideAccount,
} from './wallet/ledger.ts';
export { PRACTICE_CREDITS, guestWallet, practicePurse } from './wallet/practice.ts';
export { cashAccount } from './wallet/store.ts';
export type { CashierTables } from './tables.ts';
