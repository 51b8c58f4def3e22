import { blockOf, onRules } from '@livery/ui/manners';
import { displayAt, nameAt, pressable, rem, screen, vars } from '@livery/ui/theme';

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

export const tiles = screen({ display: 'flex', flexWrap: 'wrap', gap: space.list });

export const cell = screen({ flex: `1 0 min(${rem(104)}, 100%)`, display: 'grid' });

export const tile = screen(
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: '12px',
    minBlockSize: '96px',
    padding: '14px',
    ...blockOf(),
    border: `${onRules('1px')} solid ${color.line.soft}`,
    color: color.text.strong,
    textAlign: 'start',
    selectors: {
      '&:hover': { background: color.surface.inset },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  pressable,
);

export const tileHead = screen({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  minBlockSize: '24px',
});

export const tileName = screen({
  alignSelf: 'end',
  ...nameAt('s3'),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
