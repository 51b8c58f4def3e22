import type { Locator, Page } from '@playwright/test';

/** A page of the lobby, and what is there when all is well. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly whole: (page: Page) => Locator;
  /** Nobody else is let in. */
  readonly isMembers?: boolean;
}

const game = (page: Page): Locator => page.getByRole('button', { name: /Moon Orchard/ }).first();
const first = (region: string) => (page: Page) =>
  page.getByRole('region', { name: region, exact: true }).getByRole('button').first();

export const places: readonly Place[] = [
  { name: 'home', path: '/m/home', whole: game },
  { name: 'game centre', path: '/m/gameCenter', whole: game },
  { name: 'hot list', path: '/m/gameList', whole: first('Games') },
  { name: 'whole list', path: '/m/gameList?type=all', whole: first('Games') },
  { name: 'category', path: '/m/slot-games', whole: first('Games') },
  { name: 'hot games', path: '/m/hot-games', whole: first('Hot games') },
  {
    name: 'lottery',
    path: '/m/lottery',
    whole: (page) => page.getByRole('button', { name: /results/i }).first(),
  },
  {
    name: 'play',
    path: '/m/play?nodeId=moon-orchard&vendor=BGS&mode=real',
    whole: (page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin' }),
    isMembers: true,
  },
];
