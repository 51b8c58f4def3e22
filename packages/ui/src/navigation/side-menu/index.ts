export { MenuEntry, type MenuEntryProps } from './menu-entry.tsx';
export { MenuGroup, type MenuGroupProps } from './menu-group.tsx';
export { ProfileMenu, type ProfileMenuProps } from './profile-menu.tsx';
export { SideMenu, type SideMenuProps } from './side-menu.tsx';
