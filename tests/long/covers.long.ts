import { drawCover, games } from '../../packages/art/src/index.ts';
import { alike } from '../../packages/art/src/likeness/resalt.ts';
import type { Long } from './run.ts';

async function run(count: number, say: (line: string) => void): Promise<void> {
  const shown = games.slice(0, count);
  const near = alike(shown.map(drawCover));
  if (near.length > 0)
    throw new Error(
      near
        .map(({ first, second }) => `${shown[first]?.slug} and ${shown[second]?.slug} are alike`)
        .join('\n'),
    );
  say(`${shown.length} covers, no two alike at a glance`);
}

export const long: Long = {
  about: 'covers of the demo’s games, each painted and held against every other',
  count: games.length,
  run,
};
