export {
  CouponCard,
  type CouponCardProps,
  type CouponCode,
  type CouponStatus,
} from './coupon-card.tsx';
