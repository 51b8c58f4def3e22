import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly hourContract: NoParams;
  }
}

export const route =
  FLAGS.AGENCY3 && FLAGS.AGECONTRACT3
    ? agentRoute('hourContract', '/m/member/agent/getHourContract', 'flag.AGECONTRACT3.title')
    : null;
