import { nameAt, screen, vars } from '@livery/ui/theme';

const { color, radius, space } = vars;

export const main = screen({ outline: 'none' });

/** Above all that a page shows, and out of sight until the keys come to it. */
export const skip = screen({
  position: 'fixed',
  zIndex: 40,
  insetBlockStart: `calc(8px + env(safe-area-inset-top))`,
  insetInlineStart: `calc(max(0px, 50vw - 240px) + ${space.inset})`,
  minBlockSize: '44px',
  paddingInline: '16px',
  borderRadius: radius.button,
  background: color.surface.raised,
  color: color.text.strong,
  ...nameAt('s3'),
  selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
