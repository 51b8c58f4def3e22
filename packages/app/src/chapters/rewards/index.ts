export { promotionCategoriesQuery } from './api/categories.ts';
export { promotionsQuery } from './api/promotions.ts';
export { standingsKey } from './api/keys.ts';
export { PromotionsScreen } from './screens/promotions.tsx';
export { type PromotionsFilter } from './screens/use-opened.ts';
