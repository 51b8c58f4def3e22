import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { cancelRain } from './end.ts';
import { sendRain } from './send.ts';
import { rainsOf } from './shown.ts';
import { rainsFor, takeRain } from './take.ts';

export function rainRoutes(route: Router, services: Services): void {
  const { db, clock } = services;
  route('sendRedRain', ({ merchant, session, body, key }) =>
    sendRain(services, { merchant, agentId: session.memberId, body, key }),
  );
  route('redRains', async ({ merchant, session }) => ({
    list: await rainsOf(db, merchant, session.memberId, clock()),
  }));
  route('cancelRedRain', ({ merchant, session, params }) =>
    cancelRain(services, { merchant, agentId: session.memberId, rainId: BigInt(params.id) }),
  );
  route('rains', ({ merchant, session }) => rainsFor(db, merchant, session.memberId, clock()));
  route('takeRain', ({ merchant, session, params, key }) =>
    takeRain(services, {
      merchant,
      memberId: session.memberId,
      rainId: BigInt(params.id),
      key,
    }),
  );
}
