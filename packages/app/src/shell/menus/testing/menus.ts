import { screen, within } from '@testing-library/react';
import type { Reply } from '@livery/contract/client';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, type Scene } from '../../../testing/render.tsx';
import { games, member, memberInfo, wallet } from '../../../testing/samples.ts';

export const vendorsOf = (...categories: string[]): Reply<'vendors'> => ({
  sorting: categories.map((gameCategory) => ({ gameCategory, vendorNames: [] })),
  mapping: {},
});

/** A platform that has something for every part of both menus. */
export async function startWithMenus(): Promise<Platform> {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3, 20), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  platform.on('wallet', () => wallet('100'));
  platform.on('memberInfo', () => memberInfo);
  platform.on('logout', () => null);
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('favourites', () => ({ content: [], pageNum: 1, totalPages: 0 }));
  platform.on('vendors', () => vendorsOf('LIVE', 'RNG', 'LOTT', 'SPORTS'));
  platform.on('downloads', () => ({ appWindow: true, list: [] }));
  return platform;
}

async function open(name: 'Menu' | 'Account', scene: Scene = {}) {
  const opened = await openApp(scene);
  await opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, menu: await screen.findByRole('dialog') };
}

export const openSite = (scene?: Scene) => open('Menu', scene);
export const openOwn = (scene: Scene = { session: member }) => open('Account', scene);

export const linksIn = (menu: HTMLElement, group: string): (string | null)[][] =>
  within(within(menu).getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
