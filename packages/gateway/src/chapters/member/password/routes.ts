import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { changePassword } from './change.ts';

export function passwordRoutes(route: Router, services: Services): void {
  route('changePassword', ({ merchant, session, payload, request, reply }) =>
    changePassword(services, { merchant, session, payload, request, reply }),
  );
}
