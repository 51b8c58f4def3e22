import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { sendContactCode } from './code.ts';
import { setContact } from './set.ts';

export function emailRoutes(route: Router, services: Services): void {
  route('emailCode', ({ payload, ...asked }) =>
    sendContactCode(services, asked, { kind: 'email', value: payload.email }),
  );
  route('setEmail', ({ payload, ...asked }) =>
    setContact(services, asked, { kind: 'email', value: payload.email, code: payload.code }),
  );
}
