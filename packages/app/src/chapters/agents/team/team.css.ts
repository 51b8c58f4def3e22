import { blockOf, onRules } from '@livery/ui/manners';
import { nameAt, oneLine, pressable, screen, textAt, vars } from '@livery/ui/theme';

const { color, radius, space } = vars;

export const path = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  paddingInline: space.inset,
});

/** A step of the way; the last one is where somebody is. */
export const step = screen(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    paddingInline: '4px',
    ...nameAt('s3'),
    textTransform: 'none',
    color: color.action.text,
    borderRadius: radius.mark,
    selectors: { '&[aria-current]': { color: color.text.strong } },
  },
  pressable,
);

export const between = screen({ color: color.text.faint });

export const people = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.list,
  paddingInline: space.inset,
});

export const person = screen(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    inlineSize: '100%',
    minBlockSize: '64px',
    padding: '10px 14px',
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

export const texts = screen({ flex: 1, minInlineSize: 0, display: 'grid', gap: '2px' });

/** As its owner wrote it, also where names are capitals. */
export const account = screen(
  { ...nameAt('s4'), textTransform: 'none', color: color.text.strong },
  oneLine,
);

export const line = screen({ ...textAt('s2'), color: color.text.soft });

export const caret = screen({
  flex: 'none',
  color: color.text.faint,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const sheet = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
});

export const group = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});

export const groupName = screen({ ...nameAt('s4'), color: color.text.strong });

export const actions = screen({ display: 'grid', gap: '8px' });
