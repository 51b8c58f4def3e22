import * as deposits from './deposits.ts';
import * as instruments from './instruments.ts';
import * as offers from './offers.ts';
import * as payouts from './payouts.ts';
import { statement } from './statement.ts';
import * as wallet from './wallet.ts';

export const cashierEndpoints = {
  wallet: wallet.wallet,
  merchantWallets: wallet.merchantWallets,
  memberWallet: wallet.memberWallet,
  transfer: wallet.transfer,
  recall: wallet.recall,
  transactions: wallet.transactions,
  betRecords: wallet.betRecords,
  statement,
  depositMethods: deposits.depositMethods,
  depositBanks: deposits.depositBanks,
  depositPromotions: offers.depositPromotions,
  acceptDepositPromotion: offers.acceptDepositPromotion,
  leaveDepositPromotion: offers.leaveDepositPromotion,
  deposit: deposits.deposit,
  depositRecords: deposits.depositRecords,
  depositOrder: deposits.depositOrder,
  cancelDeposit: deposits.cancelDeposit,
  depositSent: deposits.depositSent,
  withdrawOptions: payouts.withdrawOptions,
  withdraw: payouts.withdraw,
  withdrawRecords: payouts.withdrawRecords,
  withdrawOrder: payouts.withdrawOrder,
  bankCards: instruments.bankCards,
  addBankCard: instruments.addBankCard,
  removeBankCard: instruments.removeBankCard,
} as const;
