import { ForAgents } from '#kernel/session/for-agents.tsx';
import { RebateScreen } from './screen.tsx';

export const RebatePage = () => (
  <ForAgents>{({ userName }) => <RebateScreen userName={userName} />}</ForAgents>
);
