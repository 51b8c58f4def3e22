export { currentPromotions, promotionsIn } from './promotions/list.ts';
export { promotionRoutes } from './promotions/routes.ts';
