import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { OpenAccountScreen } from './screen.tsx';

export const OpenAccountPage = () => (
  <ForAgents>{({ userName }) => <OpenAccountScreen userName={userName} />}</ForAgents>
);
