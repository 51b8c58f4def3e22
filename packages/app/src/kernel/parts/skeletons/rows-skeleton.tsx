import { SkeletonRows } from '@livery/ui/skeleton';
import * as css from './skeletons.css.ts';

/** A page of rows. */
export const RowsSkeleton = () => (
  <div className={css.rows}>
    <SkeletonRows count={6} height="list" />
  </div>
);
