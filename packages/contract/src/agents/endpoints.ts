import * as accounts from './accounts.ts';
import * as contracts from './contracts.ts';
import { plannedAgents } from './planned.ts';
import * as rebate from './rebate.ts';
import * as reports from './reports.ts';
import * as team from './team.ts';

export const agentsEndpoints = {
  teamKpi: team.teamKpi,
  teamKpiGroup: team.teamKpiGroup,
  downline: team.downline,
  downlineCard: team.downlineCard,
  setRebate: rebate.setRebate,
  rebateSettings: rebate.rebateSettings,
  rebateIncome: rebate.rebateIncome,
  teamPnl: reports.teamPnl,
  teamBets: reports.teamBets,
  exportReport: reports.exportReport,
  registerUrls: accounts.registerUrls,
  createRegisterUrl: accounts.createRegisterUrl,
  endRegisterUrl: accounts.endRegisterUrl,
  openAccount: accounts.openAccount,
  dailySalaryRequest: contracts.dailySalaryRequest,
  dividendRequest: contracts.dividendRequest,
  contract: contracts.contract,
  acceptContract: contracts.acceptContract,
  downlineContract: contracts.downlineContract,
  offerContract: contracts.offerContract,
  endContract: contracts.endContract,
  dividend: contracts.dividend,
  salary: contracts.salary,
  ...plannedAgents,
} as const;
