export { MenuGrid, MenuTile, type MenuTileProps } from './menu-grid.tsx';
