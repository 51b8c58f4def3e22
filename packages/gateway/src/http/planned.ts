import { endpoints, type EndpointName } from '@livery/contract';
import { Refusal } from '../kernel/refusal.ts';
import type { Router } from './router.ts';

/**
 * Operations whose modules come later answer 501 to whoever may call them. One
 * that is neither built nor planned is a mistake, found at the start.
 */
export function plannedRoutes(route: Router): void {
  for (const name of route.missing()) {
    if (!('planned' in endpoints[name])) throw new Error(`nobody answers ${name}`);
    addPlanned(route, name);
  }
}

function addPlanned(route: Router, name: EndpointName): void {
  route(name, () => Promise.reject(new Refusal('planned')));
}
