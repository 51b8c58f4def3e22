import { isGuest, mayDeposit } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { NotForGuests } from '../../payout/not-for-guests.tsx';
import { WalletScreen } from './screen.tsx';

export function WalletPage() {
  const session = useSession();
  if (!session) return null;
  if (isGuest(session.type)) return <NotForGuests />;
  return <WalletScreen userName={session.userName} mayMove={mayDeposit(session.type)} />;
}
