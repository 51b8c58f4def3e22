import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { NotForGuests } from '../../payout/not-for-guests.tsx';
import { AddBankCardScreen } from './screen.tsx';

export function AddBankCardPage() {
  const session = useSession();
  if (!session) return null;
  if (isGuest(session.type)) return <NotForGuests />;
  return <AddBankCardScreen userName={session.userName} />;
}
