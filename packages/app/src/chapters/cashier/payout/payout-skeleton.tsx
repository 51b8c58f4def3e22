import { OrderSkeleton } from '../components/order-skeleton.tsx';
import * as css from '../deposit/deposit.css.ts';

export const PayoutSkeleton = () => <OrderSkeleton ways={2} foot={css.action} />;
