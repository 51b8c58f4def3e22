export { GameStrip, type GameStripProps } from './game-strip.tsx';
