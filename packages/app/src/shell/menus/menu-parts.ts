import type { ComponentType } from 'react';
import { withRest } from '#kernel/parts/rest.ts';
import type { MenuName } from '#kernel/routing/open-menu.ts';
import { signal } from '#kernel/signal.ts';
import type { MenuProps } from './menu-props.ts';

type Menu = ComponentType<MenuProps>;

const parts: Readonly<Record<MenuName, () => Promise<Menu>>> = {
  site: async () => (await import('./site-menu.tsx')).SiteMenu,
  member: async () => (await import('./member-menu.tsx')).MemberMenu,
};

export const menuNames = Object.keys(parts) as readonly MenuName[];

/** Menus that have been fetched. */
export const fetchedMenus = signal<Partial<Record<MenuName, Menu>>>({});

export const noMenus: Partial<Record<MenuName, Menu>> = {};

/** Whether it is there now; one that could not be had is asked for again the next time. */
export async function fetchMenu(name: MenuName): Promise<boolean> {
  if (fetchedMenus.get()[name]) return true;
  try {
    const Menu = await withRest(parts[name]);
    fetchedMenus.set({ ...fetchedMenus.get(), [name]: Menu });
    return true;
  } catch {
    return false;
  }
}
