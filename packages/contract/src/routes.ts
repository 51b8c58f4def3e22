import { doorRoutes } from './door/client.ts';
import { memberRoutes } from './member/client.ts';
import { identityRoutes } from './identity/client.ts';
import { lobbyRoutes } from './lobby/client.ts';
import { playRoutes } from './play/client.ts';
import { cashierRoutes } from './cashier/client.ts';
import { rewardsRoutes } from './rewards/client.ts';
import { messagesRoutes } from './messages/client.ts';
import { agentsRoutes } from './agents/client.ts';
import { careRoutes } from './care/client.ts';
import { siteRoutes } from './site/client.ts';
import type { Route } from './base/route.ts';

export type { Method, Route } from './base/route.ts';

/**
 * Where every operation is found: the one table to change for another
 * upstream. It holds no schema, since the client ships it to every
 * player (ADR 23).
 */
export const routes = {
  ...doorRoutes,
  ...memberRoutes,
  ...identityRoutes,
  ...lobbyRoutes,
  ...playRoutes,
  ...cashierRoutes,
  ...rewardsRoutes,
  ...messagesRoutes,
  ...agentsRoutes,
  ...careRoutes,
  ...siteRoutes,
} as const satisfies Readonly<Record<string, Route>>;

export type OperationName = keyof typeof routes;
