import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days. */
    readonly dividend: { readonly startDate?: string; readonly endDate?: string };
  }
}

export const route =
  FLAGS.AGENCY3 && FLAGS.AGECONTRACT3
    ? agentRoute('dividend', '/m/member/agent/agentDivident', 'flag.AGECONTRACT3.dividend')
    : null;
