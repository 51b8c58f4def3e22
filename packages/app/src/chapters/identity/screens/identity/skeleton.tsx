import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../identity.css.ts';

/** How it stands, a way on, and what it opens, before they are known. */
export function IdentitySkeleton() {
  return (
    <div className={css.page} aria-hidden="true">
      <div className={css.inset}>
        <Skeleton shape="block" className={css.state} />
        <Skeleton shape="block" className={css.way} />
      </div>
      <SkeletonRows count={3} height="list" />
    </div>
  );
}
