import { displayAt, pressable, rem, screen, textAt, vars } from '@livery/ui/theme';

const { color, radius, space } = vars;

export const profile = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  paddingBlockEnd: '24px',
});

export const head = screen({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: `${space.section} ${space.inset} 0`,
  textAlign: 'center',
});

export const name = screen({
  ...displayAt('s6'),
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

export const facts = screen({ marginInline: space.inset });

export const faces = screen({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(56)}, 1fr))`,
  gap: '8px',
  paddingInline: space.inset,
});

/** As high as the pictures that will stand here. */
export const facesBone = screen({ blockSize: '304px', marginInline: space.inset });

export const face = screen(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '56px',
    borderRadius: radius.row,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        background: color.selected.fill,
        boxShadow: `inset 0 0 0 2px ${color.selected.edge}`,
      },
      '&:has(:focus-visible)': {
        outline: `2px solid ${color.line.focus}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
      },
    },
  },
  pressable,
);

export const faceDrawn = screen({ pointerEvents: 'none' });

export const identity = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
  marginInline: space.inset,
  padding: '16px',
});

export const line = screen({ ...textAt('s3'), color: color.text.soft });
