import type { Query, Reply } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { countForMember } from '../../../http/guards/member-limits.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogues } from '../../lobby/index.ts';
import type { HouseGame } from '../house-games/house-game.ts';
import type { Session } from '../../../kernel/session.ts';
import { launchGame, type GameLaunch } from './launch.ts';

export function launchRoutes(
  route: Router,
  services: Services,
  catalogues: Catalogues,
  houseGames: readonly HouseGame[],
): void {
  const open = async (
    { merchant, session, query, request }: LaunchCall,
    launchMode: Reply<'launch'>['launchMode'],
  ): Promise<Reply<'launch'>> => {
    const catalogue = catalogues.of(merchant);
    await countForMember(services, 'launches', merchant, session);
    const launched = await launchGame(services, catalogue, { merchant, session, query });
    const url = gameUrl(services.sites.gamesHost, houseGames, launched, request);
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

interface LaunchCall {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly query: Query<'launch'>;
  readonly request: FastifyRequest;
}

function gameUrl(
  gamesHost: string,
  houseGames: readonly HouseGame[],
  launched: GameLaunch,
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
