import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { prove } from './prove.ts';

export function proveRoutes(route: Router, services: Services): void {
  route('prove', ({ merchant, session, request, payload }) =>
    prove(services, { merchant, session, request, payload }),
  );
}
