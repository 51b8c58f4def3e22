import * as bonus from './bonus.ts';
import * as promotion from './promotion.ts';
import { plannedRewards } from './planned.ts';

export const rewardsEndpoints = {
  promotionCategories: promotion.promotionCategories,
  depositBadge: promotion.depositBadge,
  promotionStatus: promotion.promotionStatus,
  claimPromotion: promotion.claimPromotion,
  bonus: bonus.bonus,
  bonusRecords: bonus.bonusRecords,
  giveUpBonus: bonus.giveUpBonus,
  ...plannedRewards,
} as const;
