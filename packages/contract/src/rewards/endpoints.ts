import * as promotion from './promotion.ts';
import { plannedRewards } from './planned.ts';

export const rewardsEndpoints = {
  promotionCategories: promotion.promotionCategories,
  promotionStatus: promotion.promotionStatus,
  claimPromotion: promotion.claimPromotion,
  ...plannedRewards,
} as const;
