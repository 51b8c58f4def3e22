import { plannedIn } from '../base/planned.ts';
import { agentsRoutes } from './routes.ts';

const planned = plannedIn(agentsRoutes);

export const plannedAgents = {
  sendRedRain: planned('T11', 'sendRedRain', 'agent', 'Sends a red rain.'),
  redRains: planned('T11', 'redRains', 'agent', 'Red rains sent.'),
};
