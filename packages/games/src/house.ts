import type { HouseGame } from '@livery/gateway/extras';
import { orchard } from './orchard/game.ts';
import { pegfall } from './pegfall/game.ts';

/** The games that are ours. One more is a folder of its own and a line here. */
export const houseGames: readonly HouseGame[] = [orchard, pegfall];
