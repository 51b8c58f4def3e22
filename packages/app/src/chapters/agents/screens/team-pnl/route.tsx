import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and what the rows are of. */
    readonly teamPnl: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly group?: string;
    };
  }
}

export const route = FLAGS.AGENCY3
  ? agentRoute('teamPnl', '/m/agent/team/pnl', 'flag.AGENCY3.pnl')
  : null;
