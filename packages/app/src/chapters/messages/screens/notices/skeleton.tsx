import { SkeletonNotices } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** What the site has to say, before it is known. */
export const NoticesSkeleton = () => (
  <div className={css.rows}>
    <SkeletonNotices />
  </div>
);
