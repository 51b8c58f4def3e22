import { SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** One log-in under the other. */
export function LoginHistorySkeleton() {
  return (
    <div className={css.below} aria-hidden="true">
      <SkeletonRows count={7} height="list" />
    </div>
  );
}
