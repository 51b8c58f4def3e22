import { limits } from '../../../http/guards/limits.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { retrieveByEmail, retrieveByPhone } from './retrieve.ts';

export function retrieveRoutes(route: Router, services: Services): void {
  const byAddress = { from: limits.retrieveAddress };

  route(
    'retrieveByPhone',
    ({ merchant, payload, key, request, reply }) =>
      retrieveByPhone(services, { merchant, payload, key, request, reply }),
    { ...byAddress, hashes: true },
  );

  route(
    'retrieveByEmail',
    async ({ merchant, body, request }) => {
      await retrieveByEmail(services, merchant, body, request);
      return null;
    },
    byAddress,
  );
}
