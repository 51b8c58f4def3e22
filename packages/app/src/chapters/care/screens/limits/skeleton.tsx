import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** A limit, and rows that lead on. */
export function LimitsSkeleton() {
  return (
    <div className={css.account} aria-hidden="true">
      <Skeleton shape="block" className={css.member} />
      <Skeleton shape="block" className={css.wallet} />
      <SkeletonRows count={5} height="list" />
    </div>
  );
}
