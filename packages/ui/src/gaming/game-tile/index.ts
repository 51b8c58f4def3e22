export { Cover, type CoverProps } from './cover.tsx';
export { GameTile, type GameTag, type GameTileProps } from './game-tile.tsx';
