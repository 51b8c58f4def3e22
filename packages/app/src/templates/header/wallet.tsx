import { Skeleton } from '@livery/ui/skeleton';
import { later } from '#kernel/parts/later.tsx';
import * as css from './wallet.css.ts';

/** The place of a member’s money. */
export const WalletRoom = () => (
  <div className={css.room}>
    <Skeleton width="short" className={css.figure} />
  </div>
);

/** The member's money: no visitor waits for its code. */
export const Wallet = later(async () => (await import('#chapters/cashier')).WalletBalance, {
  Room: WalletRoom,
  soon: true,
});
