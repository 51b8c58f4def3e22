import { screen, textAt, vars } from '@livery/ui/theme';

const { color, space, radius } = vars;

export const qr = screen({ justifySelf: 'center' });

/** Letters and digits that are read one by one. */
export const codes = screen({
  ...textAt('s3'),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(20ch, 1fr))',
  gap: '8px',
  padding: space.inset,
  borderRadius: radius.row,
  background: color.surface.inset,
  color: color.text.strong,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
});
