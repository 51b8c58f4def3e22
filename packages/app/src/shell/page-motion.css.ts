import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '@livery/ui/theme';

const { motion } = vars;

/** How far a page comes from: far enough to say which way one went. */
const way = '24px';

const come = (start: string): string => keyframes({ from: { opacity: 0, translate: start } });

const appear = keyframes({ from: { opacity: 0 } });
const fade = keyframes({ to: { opacity: 0 } });

/** What the pictures are called while one takes the place of another: a page of a page, or of its skeleton. */
export const entering = 'page-entering';
export const showing = 'page-showing';
export const leaving = 'page-leaving';

for (const [dir, start] of [
  ['ltr', way],
  ['rtl', `-${way}`],
] as const) {
  globalStyle(`html[dir="${dir}"]::view-transition-new(.${entering})`, {
    animation: `${come(start)} ${motion.page} ${motion.curve} both`,
  });
}

globalStyle(`html::view-transition-new(.${showing})`, {
  animation: `${appear} ${motion.enter} linear both`,
});

// What was left is out of the way in a third of the time.
globalStyle(`html::view-transition-old(.${leaving})`, {
  animation: `${fade} calc(${motion.page} / 3) linear both`,
});

// What stands around a page is the new page's at once.
globalStyle('html::view-transition-old(root)', { display: 'none' });
globalStyle('html::view-transition-new(root)', { animation: 'none' });

// A picture keeps to the sheet that it flies to.
globalStyle('html::view-transition-group(game-cover)', {
  animationDuration: motion.sheet,
  animationTimingFunction: motion.sheetCurve,
});

// Whoever is quick meets the page, not the pictures of it. React lets their frame
// shrink to nothing for that: it must do so where the pictures are counted from.
globalStyle('html::view-transition', { inset: '0 auto auto 0', pointerEvents: 'none' });

globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});
