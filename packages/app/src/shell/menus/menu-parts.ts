import type { ComponentType } from 'react';
import { withDeferredAssets } from '#kernel/parts/deferred-assets.ts';
import type { MenuName } from '#kernel/routing/open-menu.ts';
import { signal } from '@livery/web/store/signal';
import type { MenuProps } from './menu-props.ts';

type Menu = ComponentType<MenuProps>;

const parts: Readonly<Record<MenuName, () => Promise<Menu>>> = {
  site: async () => (await import('./site-menu.tsx')).SiteMenu,
  member: async () => (await import('./member-menu.tsx')).MemberMenu,
  search: async () => (await import('./finder-part.ts')).Finder,
};

/** Those that most visits open, fetched before they do; the search and its library wait until they are wanted. */
export const usualMenus: readonly MenuName[] = ['site', 'member'];

/** Menus that have been fetched. */
export const fetchedMenus = signal<Partial<Record<MenuName, Menu>>>({});

export const noMenus: Partial<Record<MenuName, Menu>> = {};

/** Whether it is there now; one that could not be had is asked for again the next time. */
export async function fetchMenu(name: MenuName): Promise<boolean> {
  if (fetchedMenus.get()[name]) return true;
  try {
    const Menu = await withDeferredAssets(parts[name]);
    fetchedMenus.set({ ...fetchedMenus.get(), [name]: Menu });
    return true;
  } catch {
    return false;
  }
}
