import { Skeleton } from '@livery/ui/skeleton';
import { PromotionBones } from '#chapters/rewards';
import * as css from './skeletons.css.ts';

/** A row of tabs over the promotions. */
export function PromotionsSkeleton() {
  return (
    <>
      <div className={css.tabs}>
        <Skeleton shape="block" className={css.tab} />
      </div>
      <div className={css.inset}>
        <PromotionBones />
      </div>
    </>
  );
}
