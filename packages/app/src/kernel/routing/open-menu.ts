import { signal, useSignal } from '@livery/web/store/signal';

/** The site's from the start side, the member's from the end, and from below what finds a game. */
export type MenuName = 'site' | 'member' | 'search';

const current = signal<MenuName | null>(null);
/** The one that a finger or a key is on the way to. */
const near = signal<MenuName | null>(null);

export const openMenu = (name: MenuName): void => current.set(name);
export const closeMenus = (): void => current.set(null);
export const comeNear = (name: MenuName): void => near.set(name);

/** At most one of them is open. */
export const useOpenMenu = (): MenuName | null => useSignal(current, null);
export const useNearMenu = (): MenuName | null => useSignal(near, null);
