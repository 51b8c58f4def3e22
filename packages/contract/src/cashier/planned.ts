import { plannedIn } from '../base/planned.ts';
import { cashierRoutes } from './routes.ts';

const planned = plannedIn(cashierRoutes);

export const plannedCashier = {
  depositBanks: planned('W07', 'depositBanks', 'player', 'Banks one can pay from.'),
};
