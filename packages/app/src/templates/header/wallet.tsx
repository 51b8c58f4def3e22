import { later } from '#kernel/parts/later.tsx';
import * as css from './wallet.css.ts';

const Room = () => <div className={css.room} />;

/** The member's money: no visitor waits for its code. */
export const Wallet = later(async () => (await import('#chapters/cashier')).WalletBalance, {
  Room,
  soon: true,
});
