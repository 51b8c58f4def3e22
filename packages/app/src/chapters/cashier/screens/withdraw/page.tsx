import type { PageProps } from '#kernel/routing/route.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { NotForGuests } from '../../payout/not-for-guests.tsx';
import { PayoutOrderScreen } from '../../payout/payout-order.tsx';
import { WithdrawScreen } from './screen.tsx';

/** Paying out, and each order that was made. */
export function WithdrawPage({ params }: PageProps) {
  const session = useSession();
  const { order } = params;
  if (!session) return null;
  const { userName } = session;
  if (isGuest(session.type)) return <NotForGuests />;
  if (order !== undefined)
    return <PayoutOrderScreen key={order} userName={userName} orderId={order} />;
  return <WithdrawScreen userName={userName} />;
}
