import type { Game } from '@livery/contract/client';
import { objectWith, isText } from '@livery/web/http/shape';

/** What no tile can do without. */
export const isGame = objectWith({ nodeId: isText, gameName: isText, vassalage: isText });

/** Who made a game: the wire calls it its vassalage. */
export const vendorOf = ({ vassalage }: Pick<Game, 'vassalage'>): string => vassalage;

/** Whether a tap opens the list of its maker's games, and not a game. */
export const opensVendorList = ({ isGameH5 }: Pick<Game, 'isGameH5'>): boolean =>
  isGameH5 === 'VASSALAGE';

/** Whether a game can be played for practice: the wire says so with a zero. */
export const hasPractice = ({ supportPlay }: Pick<Game, 'supportPlay'>): boolean =>
  supportPlay === 0;
