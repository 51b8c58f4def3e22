import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { beginTotp, confirmTotp, removeTotp } from './set.ts';

export function totpRoutes(route: Router, services: Services): void {
  route('totpBegin', (asked) => beginTotp(services, asked));
  route('totpConfirm', ({ payload, ...asked }) => confirmTotp(services, asked, payload));
  route('totpRemove', ({ payload, ...asked }) => removeTotp(services, asked, payload));
}
