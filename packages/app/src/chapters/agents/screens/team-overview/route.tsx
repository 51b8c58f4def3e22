import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days. */
    readonly teamOverview: { readonly startDate?: string; readonly endDate?: string };
  }
}

export const route = FLAGS.AGENCY3
  ? agentRoute('teamOverview', '/m/agent/team/overview', 'flag.AGENCY3.overview')
  : null;
