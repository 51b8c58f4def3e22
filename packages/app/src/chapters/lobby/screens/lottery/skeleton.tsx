import { Skeleton, SkeletonLotteries } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** A row of tabs over the lotteries. */
export function LotterySkeleton() {
  return (
    <>
      <div className={css.tabs}>
        <Skeleton shape="block" className={css.tab} />
      </div>
      <div className={css.below}>
        <SkeletonLotteries />
      </div>
    </>
  );
}
