import { get, keyedPost, type Route } from '../base/route.ts';

export const rewardsRoutes = {
  promotionCategories: get('/promotion/categories'),
  depositBadge: get('/promotion/badge'),
  promotionStatus: get('/promotion/:id/status'),
  claimPromotion: keyedPost('/promotion/:id/claim'),
  bonus: get('/bonus'),
  bonusRecords: get('/bonus/records'),
  giveUpBonus: keyedPost('/bonus/:id/giveUp'),
  referral: get('/referral'),
} as const satisfies Readonly<Record<string, Route>>;
