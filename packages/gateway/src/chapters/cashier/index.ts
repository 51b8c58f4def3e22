export { cashier } from './chapter.ts';
export { connectProvider } from './deposits/accounts.ts';
export { sumUp } from './records/sums.ts';
export {
  type Transfer,
  fromTo,
  houseAccount,
  lockAccounts,
  openMemberAccount,
  post,
} from './wallet/ledger.ts';
export { PRACTICE_CREDITS, guestWallet, practicePurse } from './wallet/practice.ts';
export { cashAccount } from './wallet/store.ts';
export type { CashierTables } from './tables.ts';
