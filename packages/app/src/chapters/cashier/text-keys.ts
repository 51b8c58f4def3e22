import type english from '../../texts/EN/cashier.json';
import type deposits from '../../texts/EN/deposit.json';

type Own = typeof english;
type Deposits = typeof deposits;

declare module '#kernel/i18n/all-texts.ts' {
  interface AllTexts extends Own, Deposits {}
}
