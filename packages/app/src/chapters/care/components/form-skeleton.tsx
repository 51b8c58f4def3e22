import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../../../kernel/parts/skeletons/skeletons.css.ts';

/** A choice, a field and a button. */
export function FormSkeleton() {
  return (
    <div className={css.form} aria-hidden="true">
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.button} />
    </div>
  );
}
