import { firstRoutes } from '@livery/contract/client';
import type { HomeSection } from '@livery/themes/contract';
import { callAddress } from '@livery/web/http/address';
import { firstCategory } from '../categories.ts';
import { pageAsked } from './game-page.ts';
import { previewSize } from './game-previews.ts';
import { hotGamesAsked } from './hot-games.ts';

/** Where the hot games come from. */
export const hotGamesAddress = (language: string): string =>
  callAddress(firstRoutes.hotGames.path, hotGamesAsked(language));

/** Where the first strips of a home come from. */
export const firstGamesAddresses = (
  home: readonly HomeSection[],
  language: string,
): readonly string[] => [
  ...(home.includes('hot') ? [hotGamesAddress(language)] : []),
  ...(home.includes('games')
    ? [
        callAddress(
          firstRoutes.gameList.path,
          pageAsked({ gameType: firstCategory }, language, 1, previewSize),
        ),
      ]
    : []),
];
