import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly dividendContract: NoParams;
  }
}

export const route =
  FLAGS.AGENCY3 && FLAGS.AGECONTRACT3
    ? agentRoute(
        'dividendContract',
        '/m/member/agent/getDevidendContract',
        'flag.AGECONTRACT3.title',
      )
    : null;
