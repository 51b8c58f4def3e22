import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../../kernel/parts/skeletons/skeletons.css.ts';

/** What is there, ways to pay, and the press that goes on. */
export function DepositBones() {
  return (
    <div className={css.form} aria-hidden="true">
      <Skeleton shape="block" className={css.card} />
      <Skeleton shape="block" className={css.maker} />
      <Skeleton shape="block" className={css.maker} />
      <Skeleton shape="block" className={css.maker} />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.button} />
    </div>
  );
}
