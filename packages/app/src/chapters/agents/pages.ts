/** All pages behind the agency’s home, fetched as one: whoever opens one opens others. */
export { OpenAccountPage } from './screens/open-account/page.tsx';
export { RebateIncomePage } from './screens/rebate-income/page.tsx';
export { RebatePage } from './screens/rebate/page.tsx';
export { TeamBettingPage } from './screens/team-betting/page.tsx';
export { TeamOverviewPage } from './screens/team-overview/page.tsx';
export { TeamPage } from './screens/team/page.tsx';
export { TeamPnlPage } from './screens/team-pnl/page.tsx';
