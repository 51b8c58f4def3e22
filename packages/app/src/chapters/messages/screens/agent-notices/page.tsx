import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#kernel/i18n/language.ts';
import type { PageProps } from '#kernel/routing/route.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { agentNoticesQuery } from '../../api/home-content.ts';
import { NoticesScreen } from '../notices/screen.tsx';

interface NoticesProps {
  readonly userName: string;
  readonly place: string | undefined;
}

function Notices({ userName, place }: NoticesProps) {
  const answer = useQuery(agentNoticesQuery(useLanguage(), userName));
  return <NoticesScreen place={place} answer={answer} />;
}

/** What the house tells agents. */
export const AgentNoticesPage = ({ params }: PageProps) => (
  <ForAgents>{({ userName }) => <Notices userName={userName} place={params['i']} />}</ForAgents>
);
