import type { PageProps } from '#kernel/routing/route.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { TeamOverviewScreen } from './screen.tsx';

export const TeamOverviewPage = ({ params }: PageProps) => (
  <ForAgents>
    {({ userName }) => <TeamOverviewScreen userName={userName} params={params} />}
  </ForAgents>
);
