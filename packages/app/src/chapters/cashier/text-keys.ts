import type english from '../../texts/EN/cashier.json';
import type deposits from '../../texts/EN/deposit.json';
import type payouts from '../../texts/EN/payout.json';
import type wallets from '../../texts/EN/wallet.json';

type Own = typeof english;
type Deposits = typeof deposits;
type Payouts = typeof payouts;
type Wallets = typeof wallets;

declare module '#kernel/i18n/all-texts.ts' {
  interface AllTexts extends Own, Deposits, Payouts, Wallets {}
}
