import { useCallback, type ReactElement } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Game } from '@livery/contract/client';
import { GameTile, type GameTileProps } from '@livery/ui/game-tile';
import { vendorOf } from '../api/game.ts';
import { useGameActions } from '../game-actions.tsx';

export interface GameCardOptions {
  readonly place?: 'grid' | 'large';
  readonly favourites: ReadonlySet<string>;
  readonly hot?: boolean;
  /** How many are in sight at once. */
  readonly priority?: number;
}

export const keyOfGame = (game: Game): string => game.nodeId;

/** Draws a game as a tile, for a strip or a grid to lay out; the same function while nothing changes. */
export function useGameCard({
  place = 'grid',
  favourites,
  hot = false,
  priority = 0,
}: GameCardOptions): (game: Game, index: number) => ReactElement {
  const { t } = useTranslation();
  const { open } = useGameActions();
  return useCallback(
    (game, index) => {
      const marks: Partial<GameTileProps> = {
        ...(hot ? { tag: { tone: 'hot', text: t('games.hot') } as const } : {}),
        ...(game.isNew ? { tag: { tone: 'new', text: t('games.new') } as const } : {}),
        ...(favourites.has(game.nodeId) ? { favouriteLabel: t('favourite.is') } : {}),
        ...(game.maintenance ? { maintenance: t('games.maintenance') } : {}),
      };
      return (
        <GameTile
          key={game.nodeId}
          name={game.gameName}
          src={game.iconUrl}
          place={place}
          priority={index < priority}
          vendorCode={vendorOf(game)}
          vendor={game.displayName}
          onClick={({ currentTarget }) => open(game, currentTarget.querySelector('img'))}
          {...marks}
        />
      );
    },
    [t, open, favourites, hot, place, priority],
  );
}
