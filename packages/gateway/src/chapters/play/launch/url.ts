import { fillAddress } from '../vendors/address.ts';
import type { GameLaunch } from './launch.ts';

export interface Opener {
  /** Of the site that is left for the game, with its port. */
  readonly siteOrigin: string;
  readonly gamesOrigin: string;
  readonly language: string;
  readonly isFramed: boolean;
  readonly backUrl: string | undefined;
}

/** Where the player goes, told all that the page there has to know. */
export function launchUrl(launched: GameLaunch, opener: Opener): string {
  const { siteOrigin, language, backUrl } = opener;
  // Only a path of the site itself: a game must lead nobody elsewhere.
  const back = /^\/(?![/\\])/.test(backUrl ?? '') ? `${siteOrigin}${backUrl ?? ''}` : undefined;
  if (launched.place.kind === 'vendor') {
    return fillAddress(launched.place.address, {
      token: launched.token,
      game: launched.nodeId,
      code: launched.gameCode,
      language,
      mode: launched.mode,
      currency: launched.currency,
      autoplay: launched.autoplay,
      round: String(launched.shortestRound),
      lobby: back ?? `${siteOrigin}/`,
    });
  }
  const url = ownUrl(launched, opener.gamesOrigin);
  url.searchParams.set('lang', language);
  url.searchParams.set('mode', launched.mode);
  if (launched.autoplay === 'off') url.searchParams.set('autoplay', 'off');
  if (launched.shortestRound > 0) url.searchParams.set('round', String(launched.shortestRound));
  url.searchParams.set('origin', siteOrigin);
  if (!opener.isFramed && back !== undefined) url.searchParams.set('backUrl', back);
  return url.href;
}

function ownUrl({ place, token, title, vendor }: GameLaunch, gamesOrigin: string): URL {
  // The token goes in the fragment: it reaches no server log and no referrer.
  if (place.kind === 'house') return new URL(`/${place.folder}/#${token}`, gamesOrigin);
  const url = new URL('/frame/', gamesOrigin);
  url.searchParams.set('game', title);
  url.searchParams.set('vendor', vendor);
  return url;
}
