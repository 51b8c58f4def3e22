export { keepSums, sumUp } from './records/sums.ts';
export { recordRoutes } from './records/routes.ts';
export {
  type Transfer,
  houseAccount,
  lockAccounts,
  openMemberAccount,
  post,
} from './wallet/ledger.ts';
export { openWallet } from './wallet/open-wallet.ts';
export { PRACTICE_CREDITS, guestWallet, practicePurse } from './wallet/practice.ts';
export { walletRoutes } from './wallet/routes.ts';
export { cashAccount } from './wallet/store.ts';
