import * as css from '../deposit/deposit.css.ts';
import { OrderSkeleton } from '../deposit/deposit-skeleton.tsx';

export const PayoutSkeleton = () => <OrderSkeleton ways={2} foot={css.action} />;
