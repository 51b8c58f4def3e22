export { MenuCard, type MenuCardProps } from './menu-card.tsx';
export { MenuEntry, type MenuEntryProps } from './menu-entry.tsx';
export type { MenuGroupProps } from './menu-group.tsx';
export {
  MenuFoot,
  MenuGames,
  MenuMarks,
  MenuMore,
  MenuRows,
  MenuWords,
  type MenuGamesProps,
} from './menu-groups.tsx';
export { ProfileMenu, type ProfileMenuProps } from './profile-menu.tsx';
export { SideMenu, type SideMenuProps } from './side-menu.tsx';
