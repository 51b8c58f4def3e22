import { plannedIn } from '../base/planned.ts';
import { rewardsRoutes } from './routes.ts';

const planned = plannedIn(rewardsRoutes);

export const plannedRewards = {
  referral: planned('C10', 'referral', 'nonAgent', 'The member’s invitation and its rewards.'),
};
