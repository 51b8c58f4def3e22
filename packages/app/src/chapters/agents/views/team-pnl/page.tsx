import type { PageProps } from '#kernel/routing/route.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { TeamPnlScreen } from './screen.tsx';

export const TeamPnlPage = ({ params }: PageProps) => (
  <ForAgents>{({ userName }) => <TeamPnlScreen userName={userName} params={params} />}</ForAgents>
);
