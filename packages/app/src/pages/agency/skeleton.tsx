import { Skeleton } from '@livery/ui/skeleton';
import * as css from '../../kernel/parts/skeletons/skeletons.css.ts';

const cells = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Who, how much, four figures and cards, before they are known. */
export function AgencySkeleton() {
  return (
    <div className={css.account} aria-hidden="true">
      <Skeleton shape="block" className={css.member} />
      <Skeleton shape="block" className={css.wallet} />
      <div className={css.cards}>
        {cells.map((cell) => (
          <Skeleton key={cell} shape="block" className={css.card} />
        ))}
      </div>
    </div>
  );
}
