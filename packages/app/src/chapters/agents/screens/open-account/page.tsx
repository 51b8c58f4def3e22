import { ForAgents } from '#kernel/session/for-agents.tsx';
import { OpenAccountScreen } from './screen.tsx';

export const OpenAccountPage = () => (
  <ForAgents>{({ userName }) => <OpenAccountScreen userName={userName} />}</ForAgents>
);
