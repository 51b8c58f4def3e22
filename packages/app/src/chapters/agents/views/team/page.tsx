import type { PageProps } from '#kernel/routing/route.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { TeamScreen } from './screen.tsx';

export const TeamPage = ({ params }: PageProps) => (
  <ForAgents>{({ userName }) => <TeamScreen userName={userName} params={params} />}</ForAgents>
);
