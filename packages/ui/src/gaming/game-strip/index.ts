export { GameBlock, type GameBlockProps } from './game-block.tsx';
export { GameStrip, type GameStripProps } from './game-strip.tsx';
