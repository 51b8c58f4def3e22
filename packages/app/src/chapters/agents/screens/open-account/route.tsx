import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly openAccount: NoParams;
  }
}

export const route = FLAGS.AGENCY3
  ? agentRoute('openAccount', '/m/agentRegister', 'flag.AGENCY3.open')
  : null;
