import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { setQuestions } from './set.ts';

export function questionRoutes(route: Router, services: Services): void {
  route('setQuestions', ({ payload, ...asked }) => setQuestions(services, asked, payload));
}
