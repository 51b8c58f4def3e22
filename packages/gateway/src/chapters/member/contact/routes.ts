import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { sendEmailCode } from './code.ts';
import { setEmail } from './set.ts';

export function emailRoutes(route: Router, services: Services): void {
  route('emailCode', ({ payload, ...asked }) => sendEmailCode(services, asked, payload));
  route('setEmail', ({ payload, ...asked }) => setEmail(services, asked, payload));
}
