import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** The name, three passwords and two buttons. */
export function ChangePasswordSkeleton() {
  return (
    <div className={css.form}>
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.button} />
      <Skeleton shape="block" className={css.button} />
    </div>
  );
}
