import { Skeleton } from '@livery/ui/skeleton';
import * as css from './lottery-bones.css.ts';

/** Lotteries before they are known. */
export function LotteryBones() {
  return (
    <div className={css.list} aria-hidden="true">
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} shape="block" className={css.card} />
      ))}
    </div>
  );
}
