import { get, keyedPost, post, put, sealedPost, type Route } from '../base/route.ts';

export const agentsRoutes = {
  teamKpi: get('/agent/team/kpi'),
  teamKpiGroup: get('/agent/team/kpi/:group'),
  downline: get('/agent/downline'),
  setRebate: put('/agent/downline/:account/rebate'),
  rebateSettings: get('/agent/rebate/settings'),
  rebateIncome: get('/agent/rebate/income'),
  dailySalaryRequest: get('/agent/contract/dailySalary/request'),
  dividendRequest: get('/agent/contract/dividend/request'),
  contract: get('/agent/contract/:kind'),
  acceptContract: post('/agent/contract/:kind'),
  dividend: get('/agent/dividend'),
  salary: get('/agent/salary'),
  teamPnl: get('/agent/pnl'),
  teamBets: get('/agent/bets'),
  sendRedRain: keyedPost('/agent/redRain'),
  redRains: get('/agent/redRain'),
  registerUrls: get('/agent/registerUrl'),
  createRegisterUrl: post('/agent/registerUrl'),
  openAccount: sealedPost('/agent/account'),
} as const satisfies Readonly<Record<string, Route>>;
