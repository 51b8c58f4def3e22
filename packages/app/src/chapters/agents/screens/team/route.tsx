import { agentRoute } from '../../agent-route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Whose people, who is looked for, on which page. */
    readonly team: { readonly parent?: string; readonly keyword?: string; readonly page?: string };
  }
}

export const route = FLAGS.AGENCY3
  ? agentRoute('team', '/m/member/team', 'flag.AGENCY3.team')
  : null;
