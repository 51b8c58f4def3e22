import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../../deposit/deposit.css.ts';

/** What there is, and how it is moved. */
export function WalletSkeleton() {
  return (
    <div className={css.page} aria-hidden="true">
      <Skeleton shape="block" className={css.head} />
      <Skeleton shape="block" className={css.bone} />
      <Skeleton shape="block" className={css.bone} />
      <Skeleton shape="block" className={css.field} />
    </div>
  );
}
