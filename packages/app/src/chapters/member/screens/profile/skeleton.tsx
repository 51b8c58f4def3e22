import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** A face, the faces to choose from, and facts. */
export function ProfileSkeleton() {
  return (
    <div className={css.account} aria-hidden="true">
      <Skeleton shape="block" className={css.wallet} />
      <Skeleton shape="block" className={css.pictures} />
      <SkeletonRows count={6} height="list" />
    </div>
  );
}
