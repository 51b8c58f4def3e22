import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly salaryContract: NoParams;
  }
}

export const route =
  FLAGS.AGENCY3 && FLAGS.AGECONTRACT3
    ? agentRoute('salaryContract', '/m/member/agent/getSalaryContract', 'flag.AGECONTRACT3.title')
    : null;
