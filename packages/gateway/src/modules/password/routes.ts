import type { Router } from '../../http/router.ts';
import type { Platform } from '../../platform.ts';
import { changePassword } from './change.ts';
import { retrieveByEmail, retrieveByPhone } from './retrieve.ts';

export function passwordRoutes(route: Router, platform: Platform): void {
  route('changePassword', ({ merchant, session, payload, request }) =>
    changePassword(platform, { merchant, session, payload, request }),
  );

  route('retrieveByPhone', ({ merchant, payload, request }) =>
    retrieveByPhone(platform, merchant, payload, request),
  );

  route('retrieveByEmail', async ({ merchant, body, request }) => {
    await retrieveByEmail(platform, merchant, body, request);
    return null;
  });
}
