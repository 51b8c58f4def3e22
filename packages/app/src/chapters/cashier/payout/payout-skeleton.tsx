import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../deposit/deposit.css.ts';

/** What there is, where it can go, how much, and the press that goes on. */
export function PayoutSkeleton() {
  return (
    <div className={css.page} aria-hidden="true">
      <Skeleton shape="block" className={css.head} />
      <Skeleton shape="block" className={css.bone} />
      <Skeleton shape="block" className={css.bone} />
      <Skeleton shape="block" className={css.field} />
      <div className={css.action}>
        <Skeleton shape="block" className={css.button} />
      </div>
    </div>
  );
}
