import { OrderSkeleton } from '../components/order-skeleton.tsx';
import * as css from './deposit.css.ts';

export const DepositSkeleton = () => <OrderSkeleton ways={3} foot={css.end} />;
