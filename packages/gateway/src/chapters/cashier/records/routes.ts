import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogues } from '../../lobby/index.ts';
import { roundsOf } from './rounds.ts';
import { statementOf } from './statement.ts';

export function recordRoutes(route: Router, services: Services, catalogues: Catalogues): void {
  route('betRecords', ({ merchant, session, query }) =>
    roundsOf(services, catalogues.of(merchant), { merchant, session, query }),
  );

  route('statement', ({ merchant, session, query }) =>
    statementOf(services, { merchant, memberId: session.memberId, query }),
  );
}
