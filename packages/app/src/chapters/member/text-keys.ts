import type english from '../../texts/EN/member.json';
import type paymentPassword from '../../texts/EN/payment-password.json';

type Own = typeof english;
type PaymentPassword = typeof paymentPassword;

declare module '#kernel/i18n/all-texts.ts' {
  interface AllTexts extends Own, PaymentPassword {}
}
