import { drawCover, games } from './index.ts';

/** Every game with its cover, drawn once for all tests of a worker. */
export const covers = games.map((game) => ({ game, svg: drawCover(game) }));
