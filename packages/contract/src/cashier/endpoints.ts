import * as wallet from './wallet.ts';
import { plannedCashier } from './planned.ts';

export const cashierEndpoints = {
  wallet: wallet.wallet,
  merchantWallets: wallet.merchantWallets,
  memberWallet: wallet.memberWallet,
  transfer: wallet.transfer,
  transactions: wallet.transactions,
  betRecords: wallet.betRecords,
  ...plannedCashier,
} as const;
