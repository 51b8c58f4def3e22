import { shared } from '../chapter.ts';
import type { HouseGames } from './house-games/house-game.ts';

/** Games whose rules run in this process, handed in by compositions. */
export const houseGames = shared<readonly HouseGames[]>('house games');
