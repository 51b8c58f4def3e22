import * as accounts from './accounts.ts';
import * as contracts from './contracts.ts';
import * as rain from './rain.ts';
import * as rebate from './rebate.ts';
import * as reports from './reports.ts';
import * as team from './team.ts';
import * as transfers from './transfers.ts';

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
  agentTransfer: transfers.agentTransfer,
  sendRedRain: rain.sendRedRain,
  redRains: rain.redRains,
  cancelRedRain: rain.cancelRedRain,
  rains: rain.rains,
  takeRain: rain.takeRain,
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
} as const;
