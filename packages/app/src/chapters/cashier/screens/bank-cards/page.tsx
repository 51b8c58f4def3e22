import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { NotForGuests } from '../../payout/not-for-guests.tsx';
import { BankCardsScreen } from './screen.tsx';

export function BankCardsPage() {
  const session = useSession();
  if (!session) return null;
  if (isGuest(session.type)) return <NotForGuests />;
  return <BankCardsScreen userName={session.userName} />;
}
