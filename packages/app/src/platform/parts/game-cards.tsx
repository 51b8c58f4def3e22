import { useTranslation } from 'react-i18next';
import type { Game } from '@livery/contract/client';
import { GameTile, type GameTileProps } from '@livery/ui/game-tile';
import { useGameDoor } from '../game-door.tsx';

export interface GameCardsOptions {
  readonly place?: 'grid' | 'large';
  readonly favourites: ReadonlySet<string>;
  readonly hot?: boolean;
  /** How many are in sight at once. */
  readonly priority?: number;
}

/** Games as tiles, for a strip or a grid to lay out. */
export function useGameCards(games: readonly Game[], options: GameCardsOptions) {
  const { t } = useTranslation();
  const { open } = useGameDoor();
  const { place = 'grid', favourites, hot, priority = 0 } = options;

  const marks = (game: Game): Partial<GameTileProps> => ({
    ...(hot ? { tag: { tone: 'hot', text: t('games.hot') } as const } : {}),
    ...(game.isNew ? { tag: { tone: 'new', text: t('games.new') } as const } : {}),
    ...(favourites.has(game.nodeId) ? { favouriteLabel: t('favourite.is') } : {}),
    ...(game.maintenance ? { maintenance: t('games.maintenance') } : {}),
  });

  return games.map((game, index) => (
    <GameTile
      key={game.nodeId}
      name={game.gameName}
      src={game.iconUrl}
      place={place}
      priority={index < priority}
      vendorCode={game.vassalage}
      vendor={game.displayName}
      onClick={() => open(game)}
      {...marks(game)}
    />
  ));
}
