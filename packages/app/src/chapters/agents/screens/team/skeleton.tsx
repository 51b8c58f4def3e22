import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../agents.css.ts';

/** A search, and people. */
export function TeamSkeleton() {
  return (
    <div className={css.page} aria-hidden="true">
      <div className={css.part}>
        <Skeleton shape="block" className={css.line} />
        <SkeletonRows count={6} height="list" />
      </div>
    </div>
  );
}
