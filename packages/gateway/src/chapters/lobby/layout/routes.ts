import type { Reply } from '@livery/contract';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { cacheBriefly } from '../catalogue/routes.ts';
import { vendorTable } from '../catalogue/select.ts';
import { readSetting } from '../../../kernel/sites/site-settings.ts';
import { lobbyOrder } from './setting.ts';

type Section = Reply<'lobbyLayout'>[number];

/** How many vendors a category shows by name; the others show games of all. */
const VENDORS: Readonly<Record<string, number>> = { RNG: 3, FISH: 2, LIVE: 1 };
const AS_VENDORS = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
const SIZE = 9;

/** Every category there are games of, in the operator's order if there is one. */
export function lobbyRoutes(route: Router, { db }: Services, catalogues: Catalogues): void {
  route('lobbyLayout', async ({ merchant, reply }) => {
    const own = await readSetting(db, merchant.code, 'lobby', lobbyOrder, []);
    const { sorting } = vendorTable(catalogues.of(merchant));
    const sections: Section[] = [
      { id: 'recent', kind: 'recent', size: SIZE },
      { id: 'hot', kind: 'hot', size: SIZE },
      { id: 'jackpot', kind: 'jackpot', size: 1 },
      ...sorting.map(({ gameCategory }): Section => {
        const vendors = VENDORS[gameCategory];
        const section: Section = {
          id: gameCategory,
          kind: AS_VENDORS.has(gameCategory) ? 'vendors' : 'category',
          gameCategory,
          size: SIZE,
        };
        return vendors === undefined ? section : Object.assign(section, { vendors });
      }),
      { id: 'winners', kind: 'winners', size: 20 },
    ];
    const place = (id: string) => (own.includes(id) ? own.indexOf(id) : own.length);
    cacheBriefly(reply);
    return sections.toSorted((one, other) => place(one.id) - place(other.id));
  });
}
