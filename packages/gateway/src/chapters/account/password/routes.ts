import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { changePassword } from './change.ts';
import { retrieveByEmail, retrieveByPhone } from './retrieve.ts';

export function passwordRoutes(route: Router, services: Services): void {
  route('changePassword', ({ merchant, session, payload, request, reply }) =>
    changePassword(services, { merchant, session, payload, request, reply }),
  );

  route('retrieveByPhone', ({ merchant, payload, key, request }) =>
    retrieveByPhone(services, { merchant, payload, key, request }),
  );

  route('retrieveByEmail', async ({ merchant, body, request }) => {
    await retrieveByEmail(services, merchant, body, request);
    return null;
  });
}
