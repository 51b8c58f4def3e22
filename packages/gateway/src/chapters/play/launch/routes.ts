import type { Query, Reply } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { originAt, siteOrigin } from '../../../http/hosts/asked.ts';
import { countForMember } from '../../../http/guards/member-limits.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogues } from '../../lobby/index.ts';
import type { HouseGame } from '../house-games/house-game.ts';
import type { Session } from '../../../kernel/session.ts';
import { launchGame } from './launch.ts';
import { launchUrl } from './url.ts';

export function launchRoutes(
  route: Router,
  services: Services,
  catalogues: Catalogues,
  houseGames: readonly HouseGame[],
): void {
  const open = async (
    { merchant, session, query, request }: LaunchCall,
    isFrameless = false,
  ): Promise<Reply<'launch'>> => {
    const catalogue = catalogues.of(merchant);
    await countForMember(services, 'launches', merchant, session);
    const wanted = { merchant, session, query };
    const launched = await launchGame(services, catalogue, houseGames, wanted);
    const { place } = launched;
    const asked = place.kind === 'vendor' ? place.opens : 'iframe';
    // Facebook's own browser does not keep the cookies of a frame: the page is left for the game.
    const launchMode = isFrameless ? 'redirect' : asked;
    const url = launchUrl(launched, {
      siteOrigin: siteOrigin(merchant, request),
      gamesOrigin: originAt(request, services.sites.gamesHost),
      language: query.language ?? merchant.languages[0] ?? 'EN',
      isFramed: launchMode === 'iframe',
      backUrl: query.backUrl,
    });
    return { url, launchMode, sessionId: launched.sessionId, expiresAt: launched.expiresAt };
  };

  route('launch', (call) => open(call));
  route('launchFacebook', (call) => open(call, true));
}

interface LaunchCall {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly query: Query<'launch'>;
  readonly request: FastifyRequest;
}
