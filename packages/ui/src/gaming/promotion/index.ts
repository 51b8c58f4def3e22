export { PromotionButton, type PromotionButtonProps } from './promotion-button.tsx';
export { Promotion, type PromotionProps } from './promotion.tsx';
export type { PromotionStatus } from './promotion-status.ts';
