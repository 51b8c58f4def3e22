import { SkeletonRows } from '@livery/ui/skeleton';

/** Some rows. */
export const BankCardsSkeleton = () => <SkeletonRows count={3} height="list" />;
