export { NavActions, type NavActionsProps } from './nav-actions.tsx';
export { NavBar, type NavBarProps } from './nav-bar.tsx';
export { useStuck } from './use-stuck.ts';
