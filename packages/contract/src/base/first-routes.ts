import { lobbyRoutes } from './lobby/client.ts';
import { messagesRoutes } from './messages/client.ts';
import { siteRoutes } from './site/client.ts';
import type { Route } from './base/route.ts';

/** The part of the table that a site opens with: what anybody asks who comes to look. */
export const firstRoutes = {
  ...lobbyRoutes,
  ...messagesRoutes,
  ...siteRoutes,
} as const satisfies Readonly<Record<string, Route>>;
