import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly rebate: NoParams;
  }
}

export const route = FLAGS.AGENCY3
  ? agentRoute('rebate', '/m/member/agent/agentRebeat', 'flag.AGENCY3.rates')
  : null;
