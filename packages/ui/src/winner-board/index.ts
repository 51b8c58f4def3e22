export type { WinnerEntry } from './entries.ts';
export { WinnerBoard, type WinnerBoardProps } from './winner-board.tsx';
