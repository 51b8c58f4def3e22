export { GameSheet, type GameSheetLabels, type GameSheetProps } from './game-sheet.tsx';
export { MakerMark, type MakerMarkProps } from './maker-mark.tsx';
