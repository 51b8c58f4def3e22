import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../kernel/parts/skeletons/skeletons.css.ts';

/** A few words, two buttons, and who helps. */
export function PausedSkeleton() {
  return (
    <div className={css.account} aria-hidden="true">
      <Skeleton shape="block" className={css.wallet} />
      <Skeleton shape="block" className={css.member} />
      <SkeletonRows count={2} height="list" />
    </div>
  );
}
