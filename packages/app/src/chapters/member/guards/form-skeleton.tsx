import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../../../kernel/parts/skeletons/skeletons.css.ts';

/** A field and a button. */
export function GuardFormSkeleton() {
  return (
    <div className={css.form} aria-hidden="true">
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.button} />
    </div>
  );
}
