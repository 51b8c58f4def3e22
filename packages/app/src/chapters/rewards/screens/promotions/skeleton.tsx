import { Skeleton, SkeletonPromotions } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** A row of tabs over the promotions. */
export function PromotionsSkeleton() {
  return (
    <>
      <div className={css.tabs}>
        <Skeleton shape="block" className={css.tab} />
      </div>
      <div className={css.inset}>
        <SkeletonPromotions />
      </div>
    </>
  );
}
