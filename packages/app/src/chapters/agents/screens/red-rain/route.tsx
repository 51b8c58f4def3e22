import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly redRain: NoParams;
  }
}

export const route = FLAGS.AGENTRANSMULTDOWN3
  ? agentRoute('redRain', '/m/redRain', 'flag.AGENCY3.rain')
  : null;
