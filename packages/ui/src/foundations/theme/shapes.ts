import { vars } from './vars.css.ts';

const { angle } = vars.effect;

/** What leans, leans by the brand's angle; most brands stand upright. */
export const leaning = `skewX(calc(-1deg * ${angle}))`;

/** What lies in something that leans, set upright again. */
export const upright = `skewX(calc(1deg * ${angle}))`;

/** How far the top of something leans out over its foot. */
export const leanOver = (height: string): string => `calc(tan(calc(${angle} * 1deg)) * ${height})`;

/** An upright box with leaning sides, as high as given. */
export const leaningBox = (height: string): string =>
  `polygon(${leanOver(height)} 0, 100% 0, calc(100% - ${leanOver(height)}) 100%, 0 100%)`;

/** A box whose end alone leans, as high as given. */
export const leaningEnd = (height: string): string =>
  `polygon(0 0, 100% 0, calc(100% - ${leanOver(height)}) 100%, 0 100%)`;

/** Two opposite corners cut off: the upper end and the lower start. */
export const cutPair = (depth: string): string =>
  `polygon(0 0, calc(100% - ${depth}) 0, 100% ${depth}, 100% 100%, ${depth} 100%, 0 calc(100% - ${depth}))`;

/** How deep the same cut is within a frame that is as wide along it as it is at its sides. */
export const cutWithin = (depth: string, frame: string): string =>
  `max(0px, calc(${depth} - 0.586 * (${frame})))`;

/** The lower right corner cut off. */
export const cutFoot = (depth: string): string =>
  `polygon(0 0, 100% 0, 100% calc(100% - ${depth}), calc(100% - ${depth}) 100%, 0 100%)`;

/** The lower left one: the end of a line that runs from right to left. */
export const cutFootLeft = (depth: string): string =>
  `polygon(0 0, 100% 0, 100% 100%, ${depth} 100%, 0 calc(100% - ${depth}))`;

/** Outlines that are never quite round, one for each tint, so that a row looks picked. */
export const blobs = [
  '64% 36% 56% 44% / 46% 60% 40% 54%',
  '38% 62% 46% 54% / 58% 44% 56% 42%',
  '52% 48% 36% 64% / 40% 58% 42% 60%',
  '38% 62% 46% 54% / 58% 44% 56% 42%',
] as const;

/** As high as the brand says, and never lower than two lines that stand in it. */
export const twoLines = (height: string): string =>
  `max(${height}, ${vars.type.line.s4} + ${vars.type.line.s2} + 8px)`;

/** Room at the end of a page that the bottom bar and its raised button take. */
export const barRoom = `calc(${vars.size.bar} + ${vars.size.homeLift} + 24px + env(safe-area-inset-bottom))`;
