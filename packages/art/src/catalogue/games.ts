import { allocate } from './allocate.ts';
import { families } from './families/all.ts';
import type { DemoGame } from './game.ts';
import { handmade } from './handmade.ts';
import { names } from './names.ts';
import { salts as saltTable } from './salts.ts';

const titleLists = new Map<string, string>(Object.entries(names));

/** The whole catalogue under a table of salts: the hand-made games, then all families in even measure. */
export function catalogueOf(salts: Readonly<Record<string, number>>): readonly DemoGame[] {
  const placed = Object.entries(families).flatMap(([family, plan]) => {
    const titles = (titleLists.get(family) ?? '').split('|').map((title) => title.trim());
    const before = handmade.filter((game) => game.family === family);
    return allocate(family, plan, titles, before, salts).map((game, at) => ({
      game,
      // A family of sixteen is spread as widely as one of sixty.
      place: (at + 0.5) / titles.length,
    }));
  });
  return [...handmade, ...placed.toSorted((a, b) => a.place - b.place).map(({ game }) => game)];
}

export const games = catalogueOf(saltTable);
