import { plannedIn } from '../base/planned.ts';
import { agentsRoutes } from './routes.ts';

const planned = plannedIn(agentsRoutes);

export const plannedAgents = {
  dailySalaryRequest: planned('T06', 'dailySalaryRequest', 'member', 'Salary contracts on offer.'),
  dividendRequest: planned('T07', 'dividendRequest', 'member', 'Dividend contracts on offer.'),
  contract: planned('T08', 'contract', 'member', 'A contract and its terms.'),
  acceptContract: planned('T08', 'acceptContract', 'member', 'Accepts a contract.'),
  dividend: planned('T09', 'dividend', 'agent', 'The agent’s dividend.'),
  salary: planned('T09', 'salary', 'agent', 'The agent’s salary.'),
  sendRedRain: planned('T11', 'sendRedRain', 'agent', 'Sends a red rain.'),
  redRains: planned('T11', 'redRains', 'agent', 'Red rains sent.'),
};
