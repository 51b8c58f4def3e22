export { currentPromotions, promotionIn } from './promotions/list.ts';
export { promotionRoutes } from './promotions/routes.ts';
