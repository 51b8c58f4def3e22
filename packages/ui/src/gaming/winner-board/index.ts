export type { WinnerEntry } from './entries.ts';
export { WinnerFrame, type WinnerFrameProps } from './winner-frame.tsx';
export { WinnerBoard, type WinnerBoardProps } from './winner-board.tsx';
