import { get, keyedPost, post, remove, sealedKeyedPost, type Route } from '../base/route.ts';

export const cashierRoutes = {
  wallet: get('/wallet'),
  merchantWallets: get('/wallet/merchant/:merchantCode'),
  memberWallet: get('/wallet/member'),
  transfer: keyedPost('/wallet/transfer'),
  recall: keyedPost('/wallet/recall'),
  transactions: get('/wallet/transactions'),
  betRecords: get('/record/bets'),
  statement: get('/account/statement'),
  depositMethods: get('/deposit/methods'),
  depositBanks: get('/deposit/banks'),
  depositPromotions: get('/deposit/promos'),
  acceptDepositPromotion: post('/deposit/promo/accept'),
  depositRecords: get('/deposit/records'),
  // One path to whoever reads templates: by POST the kind of a deposit, by GET the id of one.
  deposit: keyedPost('/deposit/:kindOrId'),
  depositOrder: get('/deposit/:kindOrId'),
  cancelDeposit: post('/deposit/:kindOrId/cancel'),
  depositSent: post('/deposit/:kindOrId/sent'),
  withdrawOptions: get('/withdraw/options'),
  withdraw: sealedKeyedPost('/withdraw'),
  withdrawRecords: get('/withdraw/records'),
  withdrawOrder: get('/withdraw/:orderId'),
  bankCards: get('/member/bankCard'),
  addBankCard: sealedKeyedPost('/member/bankCard'),
  removeBankCard: remove('/member/bankCard'),
} as const satisfies Readonly<Record<string, Route>>;
