import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { RebateScreen } from './screen.tsx';

export const RebatePage = () => (
  <ForAgents>{({ userName }) => <RebateScreen userName={userName} />}</ForAgents>
);
