import { plannedIn } from '../base/planned.ts';
import { agentsRoutes } from './routes.ts';

const planned = plannedIn(agentsRoutes);

export const plannedAgents = {
  teamKpi: planned('T01', 'teamKpi', 'agent', 'The team in four figures.'),
  teamKpiGroup: planned('T02', 'teamKpiGroup', 'agent', 'Those behind a figure.'),
  downline: planned('T03', 'downline', 'agent', 'The accounts below.'),
  setRebate: planned('T04', 'setRebate', 'agent', 'Sets an account’s rebate.'),
  rebateSettings: planned('T05', 'rebateSettings', 'agent', 'The agent’s own rates.'),
  rebateIncome: planned('T05', 'rebateIncome', 'agent', 'What rebates brought.'),
  dailySalaryRequest: planned('T06', 'dailySalaryRequest', 'member', 'Salary contracts on offer.'),
  dividendRequest: planned('T07', 'dividendRequest', 'member', 'Dividend contracts on offer.'),
  contract: planned('T08', 'contract', 'member', 'A contract and its terms.'),
  acceptContract: planned('T08', 'acceptContract', 'member', 'Accepts a contract.'),
  dividend: planned('T09', 'dividend', 'agent', 'The agent’s dividend.'),
  salary: planned('T09', 'salary', 'agent', 'The agent’s salary.'),
  teamPnl: planned('T10', 'teamPnl', 'agent', 'Profit and loss of the team.'),
  teamBets: planned('T10', 'teamBets', 'agent', 'Bets of the team.'),
  sendRedRain: planned('T11', 'sendRedRain', 'agent', 'Sends a red rain.'),
  redRains: planned('T11', 'redRains', 'agent', 'Red rains sent.'),
  registerUrls: planned('T12', 'registerUrls', 'agent', 'Invitation links.'),
  createRegisterUrl: planned('T12', 'createRegisterUrl', 'agent', 'Makes an invitation link.'),
  openAccount: planned('T13', 'openAccount', 'agent', 'Opens an account below.'),
};
