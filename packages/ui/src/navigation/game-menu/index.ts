export { GameCentre, type GameCentreProps } from './game-centre.tsx';
export { GameMenu, type GameMenuProps } from './game-menu.tsx';
export { GameMenuItem, type GameMenuItemProps } from './game-menu-item.tsx';
