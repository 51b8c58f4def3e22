import { Skeleton } from '@livery/ui/skeleton';
import * as css from './deposit.css.ts';

interface OrderSkeletonProps {
  /** Ways to choose among. */
  readonly ways: number;
  /** Where the press that goes on stands. */
  readonly foot: string;
}

/** What there is, where it comes from or goes, how much, and the press that goes on. */
export function OrderSkeleton({ ways, foot }: OrderSkeletonProps) {
  return (
    <div className={css.page} aria-hidden="true">
      <Skeleton shape="block" className={css.head} />
      {Array.from({ length: ways }, (_, way) => (
        <Skeleton key={way} shape="block" className={css.bone} />
      ))}
      <Skeleton shape="block" className={css.field} />
      <div className={foot}>
        <Skeleton shape="block" className={css.button} />
      </div>
    </div>
  );
}

export const DepositSkeleton = () => <OrderSkeleton ways={3} foot={css.end} />;
