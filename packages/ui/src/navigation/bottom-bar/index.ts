export { BarItem, BottomBar, type BarItemProps, type BottomBarProps } from './bottom-bar.tsx';
