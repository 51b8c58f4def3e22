import { edge, fieldLine } from '@livery/ui/manners';
import { oneLine, pressable, rem, screen, textAt, vars } from '@livery/ui/theme';

const { border, color, radius, space } = vars;

/** Goes on with the bar above it. */
export const place = screen({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  paddingBlock: '4px 8px',
  paddingInline: space.inset,
  background: color.frame.ground,
});

/** The field, and what lies on its end. */
export const field = screen({ flex: 1, minInlineSize: 0, position: 'relative' });

/** A field that cannot be typed in yet. */
export const line = screen(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    inlineSize: '100%',
    minBlockSize: rem(44),
    paddingInline: '16px 48px',
    // Where nothing is round a field is closed by its lower edge.
    borderRadius: `calc(${radius.pill} * ${edge.round} + ${radius.field} * (1 - ${edge.round}))`,
    background: color.surface.field,
    boxShadow: fieldLine(border.field, color.line.field),
    color: color.text.soft,
    textAlign: 'start',
    ...textAt('s3'),
  },
  pressable,
);

export const words = screen({}, oneLine);

/** On the end of the field, which is as wide without it: nothing moves when it comes. */
export const end = screen({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
});
