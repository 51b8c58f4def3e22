import type { PageProps } from '#kernel/routing/route.ts';
import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { RebateIncomeScreen } from './screen.tsx';

export const RebateIncomePage = ({ params }: PageProps) => (
  <ForAgents>
    {({ userName }) => <RebateIncomeScreen userName={userName} params={params} />}
  </ForAgents>
);
