import type english from '../../texts/EN/member.json';
import type paymentPassword from '../../texts/EN/payment-password.json';
import type security from '../../texts/EN/security.json';

type Own = typeof english;
type PaymentPassword = typeof paymentPassword;
type SecurityTexts = typeof security;

declare module '#kernel/i18n/all-texts.ts' {
  interface AllTexts extends Own, PaymentPassword, SecurityTexts {}
}
