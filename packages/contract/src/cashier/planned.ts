import { plannedIn } from '../base/planned.ts';
import { cashierRoutes } from './routes.ts';

const planned = plannedIn(cashierRoutes);

export const plannedCashier = {
  depositBanks: planned('W07', 'depositBanks', 'player', 'Banks one can pay from.'),
  depositPromotions: planned('W07', 'depositPromotions', 'player', 'Offers on a deposit.'),
  acceptDepositPromotion: planned('W07', 'acceptDepositPromotion', 'player', 'Takes an offer.'),
  withdrawOptions: planned('W10', 'withdrawOptions', 'registered', 'Ways and limits to pay out.'),
  withdraw: planned('W11', 'withdraw', 'registered', 'Orders a payout.'),
  withdrawRecords: planned('W12', 'withdrawRecords', 'member', 'Payouts made.'),
  bankCards: planned('W13', 'bankCards', 'member', 'The member’s bank cards.'),
  addBankCard: planned('W13', 'addBankCard', 'member', 'Binds a bank card.'),
  removeBankCard: planned('W13', 'removeBankCard', 'member', 'Takes a bank card away.'),
};
