export { standingsKey } from './api/keys.ts';
export { type PromotionsFilter } from './screens/promotions/use-opened.ts';
