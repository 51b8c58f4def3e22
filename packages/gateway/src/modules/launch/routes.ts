import type { FastifyRequest } from 'fastify';
import type { Router } from '../../http/router.ts';
import type { Platform } from '../../platform.ts';
import type { Catalogue } from '../games/catalogue.ts';
import { launchGame, type LaunchedGame } from './launch.ts';

/** Games that are ours, by node, with the folder they are served from. */
export type HouseGames = Readonly<Record<string, string>>;

export function launchRoutes(
  route: Router,
  platform: Platform,
  catalogue: Catalogue,
  houseGames: HouseGames,
): void {
  route('launch', async ({ merchant, session, query, request }) => {
    const launched = await launchGame(platform, catalogue, { merchant, session, query });
    const url = gameUrl(platform.sites.gamesHost, houseGames, launched, request);
    url.searchParams.set('lang', query.language ?? merchant.languages[0] ?? 'EN');
    url.searchParams.set('mode', launched.mode);
    url.searchParams.set('origin', `${request.protocol}://${request.headers.host ?? ''}`);
    return {
      url: url.href,
      launchMode: 'iframe',
      sessionId: launched.sessionId,
      expiresAt: launched.expiresAt,
    };
  });
}

function gameUrl(
  gamesHost: string,
  houseGames: HouseGames,
  launched: LaunchedGame,
  request: FastifyRequest,
): URL {
  const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
  const base = `${request.protocol}://${gamesHost}${port}`;
  const folder = houseGames[launched.nodeId];
  if (folder !== undefined) {
    // The token goes in the fragment: it reaches no server log and no referrer.
    return new URL(`/${folder}/#${launched.token}`, base);
  }
  const url = new URL('/frame/', base);
  url.searchParams.set('game', launched.title);
  url.searchParams.set('vendor', launched.vendor);
  return url;
}
