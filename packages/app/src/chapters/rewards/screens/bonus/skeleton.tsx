import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../bonus/bonus.css.ts';

/** What is wagered, and what was. */
export function BonusSkeleton() {
  return (
    <div className={css.page} aria-hidden="true">
      <Skeleton shape="block" className={css.bone} />
      <SkeletonRows count={2} height="list" />
    </div>
  );
}
