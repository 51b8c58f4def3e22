import { Skeleton } from '@livery/ui/skeleton';
import * as css from './deposit.css.ts';

/** What is there, ways to pay, and the press that goes on. */
export function DepositSkeleton() {
  return (
    <div className={css.page} aria-hidden="true">
      <Skeleton shape="block" className={css.head} />
      <Skeleton shape="block" className={css.bone} />
      <Skeleton shape="block" className={css.bone} />
      <Skeleton shape="block" className={css.bone} />
      <Skeleton shape="block" className={css.field} />
      <div className={css.end}>
        <Skeleton shape="block" className={css.button} />
      </div>
    </div>
  );
}
