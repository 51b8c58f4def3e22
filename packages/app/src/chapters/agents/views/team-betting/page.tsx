import type { PageProps } from '#kernel/routing/route.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { TeamBettingScreen } from './screen.tsx';

export const TeamBettingPage = ({ params }: PageProps) => (
  <ForAgents>
    {({ userName }) => <TeamBettingScreen userName={userName} params={params} />}
  </ForAgents>
);
