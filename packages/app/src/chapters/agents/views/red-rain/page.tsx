import { ForAgents } from '#kernel/routing/for-agents.tsx';
import { RedRainScreen } from './screen.tsx';

export const RedRainPage = () => (
  <ForAgents>{({ userName }) => <RedRainScreen userName={userName} />}</ForAgents>
);
