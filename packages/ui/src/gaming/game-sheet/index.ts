export { GameSheet, type GameSheetLabels, type GameSheetProps } from './game-sheet.tsx';
