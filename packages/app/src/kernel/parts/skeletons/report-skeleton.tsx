import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from './skeletons.css.ts';

/** Days, a choice, and what it shows. */
export function ReportSkeleton() {
  return (
    <div className={css.report} aria-hidden="true">
      <div className={css.reportPart}>
        <Skeleton shape="block" className={css.reportLine} />
        <Skeleton shape="block" className={css.reportLine} />
      </div>
      <div className={css.reportPart}>
        <SkeletonRows count={6} height="list" />
      </div>
    </div>
  );
}
