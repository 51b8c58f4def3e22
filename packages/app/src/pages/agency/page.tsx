import { useQuery } from '@tanstack/react-query';
import { AgencyScreen } from '#chapters/agents';
import { WalletPanel } from '#chapters/cashier';
import { agentNoticesQuery, UnreadKeeper } from '#chapters/messages';
import { useLanguage } from '#kernel/i18n/language.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';

function Agency({ userName }: { readonly userName: string }) {
  const { data } = useQuery(agentNoticesQuery(useLanguage(), userName));
  return (
    <>
      <UnreadKeeper />
      <AgencyScreen
        userName={userName}
        wallet={<WalletPanel userName={userName} />}
        unread={data?.footer.unreadCount ?? 0}
      />
    </>
  );
}

/** An agent’s own room: their money, their team today, and the way to all of it. */
export const AgencyPage = () => (
  <ForAgents>{({ userName }) => <Agency userName={userName} />}</ForAgents>
);
