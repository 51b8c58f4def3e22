import { plannedIn } from '../base/planned.ts';
import { cashierRoutes } from './routes.ts';

const planned = plannedIn(cashierRoutes);

export const plannedCashier = {
  depositBanks: planned('W07', 'depositBanks', 'player', 'Banks one can pay from.'),
  depositPromotions: planned('W07', 'depositPromotions', 'player', 'Offers on a deposit.'),
  acceptDepositPromotion: planned('W07', 'acceptDepositPromotion', 'player', 'Takes an offer.'),
};
