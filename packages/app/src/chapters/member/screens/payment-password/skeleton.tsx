import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** Six digits and a button. */
export function PaymentPasswordSkeleton() {
  return (
    <div className={css.form} aria-hidden="true">
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.button} />
    </div>
  );
}
