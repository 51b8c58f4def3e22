export { NavBar, type NavBarProps } from './nav-bar.tsx';
export { useStuck } from './use-stuck.ts';
