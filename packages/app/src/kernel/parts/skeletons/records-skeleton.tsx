import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from './skeletons.css.ts';

/** Days, kinds, and rows. */
export function RecordsSkeleton() {
  return (
    <div className={css.account} aria-hidden="true">
      <Skeleton shape="block" className={css.daysBone} />
      <SkeletonRows count={8} />
    </div>
  );
}
