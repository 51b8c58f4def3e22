import { get, type Route } from '../base/route.ts';

export const playRoutes = {
  launch: get('/game/launch'),
  launchFacebook: get('/game/launch/facebook'),
} as const satisfies Readonly<Record<string, Route>>;
