import type { Game } from '@livery/contract/client';
import type { FoundGame } from './create-finder.ts';

/** A game as lists have it, out of what is known of it by its name. */
export const gameOf = ({ game, maker }: FoundGame): Game => ({
  gameId: game.id,
  nodeId: game.id,
  nodeName: game.name,
  gameName: game.name,
  gameType: game.in,
  gameCategory: game.in,
  gameClassify: '',
  gameClassifyNew: '',
  isNew: game.isNew ?? false,
  vassalage: game.by,
  displayName: maker?.name ?? '',
  showIcon: maker?.icon ?? '',
  iconUrl: game.icon,
  mobileLargeIcon: game.icon,
  roomId: '',
  supportPlay: game.practice ? 0 : 1,
  lottoMode: game.lottoMode ?? '',
  gameCode: '',
  isGameH5: 'GAME',
  ...(game.maintenance ? { maintenance: true } : {}),
});
