import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and what the rows are of. */
    readonly teamBetting: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly group?: string;
    };
  }
}

export const route = FLAGS.AGENCY3
  ? agentRoute('teamBetting', '/m/teamBetting', 'flag.AGENCY3.bets')
  : null;
