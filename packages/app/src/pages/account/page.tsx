import { useQuery } from '@tanstack/react-query';
import { IdentityTag, MemberCentreScreen, memberInfoQuery } from '#chapters/member';
import { WalletPanel } from '#chapters/cashier';
import { UnreadKeeper } from '#chapters/messages';
import { UnreadBadge } from '@livery/ui/unread-badge';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useSession } from '#kernel/session/session.ts';
import { useUnread } from '#kernel/session/badges/unread.ts';
import { accountWays } from './account-entries.ts';

/** The member centre: an entry is there as soon as its page is. */
export function AccountPage() {
  const { t, language } = useTranslation();
  const session = useSession();
  const { announcement, inbox } = useUnread();
  const { data: info } = useQuery({
    ...memberInfoQuery(session?.userName ?? ''),
    enabled: session !== null,
  });
  if (!session) return null;
  const count = announcement + inbox;
  const waiting = (
    <UnreadBadge count={count} label={t('messages.unread', { count })} locale={language} />
  );
  const badges = {
    messages: waiting,
    identity: <IdentityTag status={info?.kyc.status} />,
  };
  const groups = accountWays(session.type).map(({ label, ways }) => ({
    label: t(label),
    entries: ways.map(({ page, icon, text, to }) => ({
      icon,
      label: t(text),
      to,
      badge: page === 'messages' || page === 'identity' ? badges[page] : undefined,
    })),
  }));
  return (
    <>
      <UnreadKeeper />
      <MemberCentreScreen
        session={session}
        wallet={<WalletPanel userName={session.userName} />}
        groups={groups}
      />
    </>
  );
}
