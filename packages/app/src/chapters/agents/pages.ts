import {
  DividendContractPage,
  HourContractPage,
  SalaryContractPage,
} from './views/contract/page.tsx';
import { DividendPage } from './views/dividend/page.tsx';
import { RedRainPage } from './views/red-rain/page.tsx';

/** All pages behind the agency’s home by their routes’ names, fetched as one: whoever opens one opens others. */
export { OpenAccountPage as openAccount } from './views/open-account/page.tsx';
export { RebateIncomePage as rebateIncome } from './views/rebate-income/page.tsx';
export { RebatePage as rebate } from './views/rebate/page.tsx';
export { TeamBettingPage as teamBetting } from './views/team-betting/page.tsx';
export { TeamOverviewPage as teamOverview } from './views/team-overview/page.tsx';
export { TeamPage as team } from './views/team/page.tsx';
export { TeamPnlPage as teamPnl } from './views/team-pnl/page.tsx';

/** A site without a feature has no route to its page, and fetches none of it. */
const none = () => null;
export const salaryContract = FLAGS.AGECONTRACT3 ? SalaryContractPage : none;
export const dividendContract = FLAGS.AGECONTRACT3 ? DividendContractPage : none;
export const hourContract = FLAGS.AGECONTRACT3 ? HourContractPage : none;
export const dividend = FLAGS.AGECONTRACT3 ? DividendPage : none;
export const redRain = FLAGS.AGENTRANSMULTDOWN3 ? RedRainPage : none;
