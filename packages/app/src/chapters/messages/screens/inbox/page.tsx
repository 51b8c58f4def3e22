import { GuestInbox } from './guest-inbox.tsx';
import { InboxScreen } from './screen.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';

/** Letters to whoever is in; a guest of free play has none. */
export function InboxPage() {
  const session = useSession();
  if (!session) return null;
  return isGuest(session.type) ? <GuestInbox /> : <InboxScreen userName={session.userName} />;
}
