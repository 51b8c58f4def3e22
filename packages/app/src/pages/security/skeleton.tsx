import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from './security.css.ts';

/** The sum, and what it is of. */
export function SecuritySkeleton() {
  return (
    <div className={css.centre} aria-hidden="true">
      <Skeleton shape="block" className={css.sumBone} />
      <SkeletonRows count={6} height="list" />
    </div>
  );
}
