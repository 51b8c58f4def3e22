import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and by what. */
    readonly rebateIncome: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly group?: string;
    };
  }
}

export const route = FLAGS.AGENCY3
  ? agentRoute('rebateIncome', '/m/member/teamRebate', 'flag.AGENCY3.income')
  : null;
