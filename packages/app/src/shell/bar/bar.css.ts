import { overHeight, screen, vars } from '@livery/ui/theme';

const { frame, scene } = vars.color;

/** No louder than the arrow at the other end, and legible over whatever is drawn there. */
export const help = screen({
  color: scene.text,
  background: `color-mix(in srgb, ${scene.ground} 56%, transparent)`,
});

/** On a bar with a ground of its own. */
export const quiet = screen({ color: frame.text });

/** A word beside the arrow, as quiet as it. */
export const door = screen({ selectors: { '&&': { paddingInline: '12px' } } });

/** As wide as the button that takes its place. */
export const offerRoom = screen({ flex: 'none', inlineSize: '44px' });

/** The place of a button of its own size. */
export const lockRoom = screen({ inlineSize: 44, blockSize: 44, flex: 'none' });

/** As high as the marks that take its place. */
export const careRoom = screen({ blockSize: overHeight });
