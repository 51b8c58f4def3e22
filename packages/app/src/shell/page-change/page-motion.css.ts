import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@livery/ui/theme';

const { motion } = vars;

// One page fades into another: what both have, such as the menu, is seen to stay.
globalStyle('::view-transition-group(root)', {
  animationDuration: motion.page,
  animationTimingFunction: motion.curve,
});

// A picture keeps to the sheet that it flies to; what is around it moves by itself.
globalStyle('::view-transition-group(game-cover)', {
  animationDuration: motion.sheet,
  animationTimingFunction: motion.sheetCurve,
});
globalStyle('[data-flying]::view-transition-old(root)', { display: 'none' });
globalStyle('[data-flying]::view-transition-new(root)', { animation: 'none' });
