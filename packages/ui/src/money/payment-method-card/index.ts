export {
  PaymentMethodCard,
  type PaymentFact,
  type PaymentMethodCardProps,
} from './payment-method-card.tsx';
