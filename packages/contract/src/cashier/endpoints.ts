import * as deposits from './deposits.ts';
import { statement } from './statement.ts';
import * as wallet from './wallet.ts';
import { plannedCashier } from './planned.ts';

export const cashierEndpoints = {
  wallet: wallet.wallet,
  merchantWallets: wallet.merchantWallets,
  memberWallet: wallet.memberWallet,
  transfer: wallet.transfer,
  transactions: wallet.transactions,
  betRecords: wallet.betRecords,
  statement,
  depositMethods: deposits.depositMethods,
  deposit: deposits.deposit,
  depositRecords: deposits.depositRecords,
  depositOrder: deposits.depositOrder,
  cancelDeposit: deposits.cancelDeposit,
  ...plannedCashier,
} as const;
