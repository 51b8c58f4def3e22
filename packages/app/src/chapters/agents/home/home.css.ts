import { displayAt, nameAt, rem, screen, vars } from '@livery/ui/theme';

const { color, space } = vars;

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  paddingBlock: '8px 24px',
});

export const greeting = screen({
  paddingInline: space.inset,
  ...displayAt('s5'),
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

/** As its owner wrote it, also where titles are capitals. */
export const name = screen({ textTransform: 'none' });

export const part = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  paddingInline: space.inset,
});

export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 12px',
});

export const title = screen({ ...nameAt('s4'), color: color.text.strong });

/** Two in a row as long as there is room. */
export const counters = screen({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(140)}, 100%), 1fr))`,
  gap: space.list,
});

export const again = screen({ justifySelf: 'start' });
