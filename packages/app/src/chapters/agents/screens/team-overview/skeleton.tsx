import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../agents.css.ts';

/** Days, a choice, and what it shows. */
export function ReportSkeleton() {
  return (
    <div className={css.page} aria-hidden="true">
      <div className={css.part}>
        <Skeleton shape="block" className={css.line} />
        <Skeleton shape="block" className={css.line} />
      </div>
      <div className={css.part}>
        <SkeletonRows count={6} height="list" />
      </div>
    </div>
  );
}
