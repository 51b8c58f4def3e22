import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import { useLayouts } from '#kernel/choices/layouts.ts';
import * as css from '../../kernel/parts/skeletons/skeletons.css.ts';

const cells = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Who, how much, and rows or cards, before they are known. */
export function AccountSkeleton() {
  const { memberCentre } = useLayouts();
  return (
    <div className={css.account} aria-hidden="true">
      <Skeleton shape="block" className={css.member} />
      <Skeleton shape="block" className={css.wallet} />
      {memberCentre === 'new' ? (
        <div className={css.cards}>
          {cells.map((cell) => (
            <Skeleton key={cell} shape="block" className={css.card} />
          ))}
        </div>
      ) : (
        <SkeletonRows count={5} height="list" />
      )}
    </div>
  );
}
