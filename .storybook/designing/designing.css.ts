import { labelAt, screen, vars } from '../../packages/ui/src/foundations/theme/index.ts';

const { color } = vars;

/** A picture as an operator brings it, with what must not leave a part of it drawn over it. */
export const measured = screen({
  position: 'relative',
  inlineSize: 'min(100%, 720px)',
  aspectRatio: '12 / 5',
  // A picture is never turned: what is measured lies where it lies.
  direction: 'ltr',
});
export const picture = screen({ display: 'block', inlineSize: '100%', blockSize: '100%' });

const zone = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  padding: '8px',
  textAlign: 'center',
  ...labelAt('s2'),
  color: color.text.strong,
  background: `color-mix(in srgb, ${color.surface.page} 72%, transparent)`,
  outline: `2px dashed ${color.text.strong}`,
  outlineOffset: '-2px',
} as const;

export const wordsZone = screen({ ...zone, insetBlock: 0, insetInlineStart: 0, inlineSize: '58%' });
export const subjectZone = screen({
  ...zone,
  insetBlock: '15%',
  insetInlineStart: '64%',
  inlineSize: '34%',
  background: 'none',
  alignItems: 'end',
  textShadow: `0 0 4px ${color.surface.page}, 0 0 12px ${color.surface.page}`,
});
