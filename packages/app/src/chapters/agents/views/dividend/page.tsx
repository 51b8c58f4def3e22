import type { PageProps } from '#kernel/routing/route.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { DividendScreen } from './screen.tsx';

export const DividendPage = ({ params }: PageProps) => (
  <ForAgents>{({ userName }) => <DividendScreen userName={userName} params={params} />}</ForAgents>
);
