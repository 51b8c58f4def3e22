import type { Query, Reply } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import type { Router } from '../../http/router.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import type { Catalogues } from '../games/catalogues.ts';
import type { HouseGame } from '../rounds/rules.ts';
import type { Session } from '../session/store.ts';
import { launchGame, type LaunchedGame } from './launch.ts';

export function launchRoutes(
  route: Router,
  platform: Platform,
  catalogues: Catalogues,
  houseGames: readonly HouseGame[],
): void {
  const open = async (
    { merchant, session, query, request }: Asked,
    launchMode: Reply<'launch'>['launchMode'],
  ): Promise<Reply<'launch'>> => {
    const catalogue = catalogues.of(merchant);
    const launched = await launchGame(platform, catalogue, { merchant, session, query });
    const url = gameUrl(platform.sites.gamesHost, houseGames, launched, request);
    url.searchParams.set('lang', query.language ?? merchant.languages[0] ?? 'EN');
    url.searchParams.set('mode', launched.mode);
    const origin = `${request.protocol}://${request.headers.host ?? ''}`;
    url.searchParams.set('origin', origin);
    // Only a path of the site itself: a game must lead nobody elsewhere.
    const isPath = /^\/(?![/\\])/.test(query.backUrl ?? '');
    if (launchMode === 'redirect' && isPath) {
      url.searchParams.set('backUrl', `${origin}${query.backUrl ?? ''}`);
    }
    return {
      url: url.href,
      launchMode,
      sessionId: launched.sessionId,
      expiresAt: launched.expiresAt,
    };
  };

  route('launch', (call) => open(call, 'iframe'));
  // Facebook's own browser does not keep the cookies of a frame: the page is left for the game.
  route('launchFacebook', (call) => open(call, 'redirect'));
}

interface Asked {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly query: Query<'launch'>;
  readonly request: FastifyRequest;
}

function gameUrl(
  gamesHost: string,
  houseGames: readonly HouseGame[],
  launched: LaunchedGame,
  request: FastifyRequest,
): URL {
  const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
  const base = `${request.protocol}://${gamesHost}${port}`;
  const own = houseGames.find(({ nodeId }) => nodeId === launched.nodeId);
  if (own !== undefined) {
    // The token goes in the fragment: it reaches no server log and no referrer.
    return new URL(`/${own.folder}/#${launched.token}`, base);
  }
  const url = new URL('/frame/', base);
  url.searchParams.set('game', launched.title);
  url.searchParams.set('vendor', launched.vendor);
  return url;
}
