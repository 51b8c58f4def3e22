import { MemberCentreScreen } from '#chapters/account';
import { WalletPanel } from '#chapters/cashier';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useSession } from '#kernel/session/session.ts';
import { accountWays } from './account-entries.ts';

/** The member centre: an entry is there as soon as its page is. */
export function AccountPage() {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  const groups = accountWays(session.type).map(({ label, ways }) => ({
    label: t(label),
    entries: ways.map(({ icon, text, to }) => ({ icon, label: t(text), to })),
  }));
  return (
    <MemberCentreScreen
      session={session}
      wallet={<WalletPanel userName={session.userName} />}
      groups={groups}
    />
  );
}
