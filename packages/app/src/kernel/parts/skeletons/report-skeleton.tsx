import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from './skeletons.css.ts';

/** Days, a choice, and what it shows. */
export function ReportSkeleton() {
  return (
    <div className={css.account} aria-hidden="true">
      <Skeleton shape="block" className={css.daysBone} />
      <Skeleton shape="block" className={css.daysBone} />
      <div className={css.rows}>
        <SkeletonRows count={6} height="list" />
      </div>
    </div>
  );
}
