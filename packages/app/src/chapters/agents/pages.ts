/** All pages behind the agency’s home, fetched as one: whoever opens one opens others. */
export {
  DividendContractPage,
  HourContractPage,
  SalaryContractPage,
} from './views/contract/page.tsx';
export { DividendPage } from './views/dividend/page.tsx';
export { OpenAccountPage } from './views/open-account/page.tsx';
export { RebateIncomePage } from './views/rebate-income/page.tsx';
export { RebatePage } from './views/rebate/page.tsx';
export { TeamBettingPage } from './views/team-betting/page.tsx';
export { TeamOverviewPage } from './views/team-overview/page.tsx';
export { TeamPage } from './views/team/page.tsx';
export { TeamPnlPage } from './views/team-pnl/page.tsx';
