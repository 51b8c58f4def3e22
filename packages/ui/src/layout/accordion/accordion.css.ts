import { cutFoot } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, motion, radius, size, space } = vars;

export const accordion = component({
  display: 'grid',
  gap: '12px',
  selectors: {
    [when('neighbours', 'gap')]: { gap: space.list },
    [when('winners', 'ledger')]: {
      gap: 0,
      borderBlockStart: `${border.rule} solid ${color.line.soft}`,
    },
  },
});

export const item = component({
  minInlineSize: 0,
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: elevation.low,
  color: color.text.strong,
  // Where the browser can, the height is that of the content, and moves to it.
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflowY: 'clip',
      opacity: 0,
      transition: [
        `block-size ${motion.enter} ${motion.curve}`,
        `opacity ${motion.enter}`,
        `content-visibility ${motion.enter} allow-discrete`,
      ].join(', '),
    },
    '&[open]::details-content': { blockSize: 'auto', opacity: 1 },
    [when('corners', 'cut', '&:not([open])')]: { clipPath: cutFoot(cut.row) },
    [when('winners', 'ledger')]: {
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      borderBlockEnd: `${border.rule} solid ${color.line.soft}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: size.richRow,
  paddingInline: '16px',
  paddingBlock: '10px',
  borderRadius: 'inherit',
  listStyle: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
    [when('winners', 'ledger')]: { paddingInline: 0 },
  },
});

export const texts = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: '2px' });

export const title = component({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...nameAt('s4'),
  selectors: {
    [when('winners', 'ledger')]: { ...displayAt('s4'), letterSpacing: 0 },
    // Beside a plate, not beside an icon.
    [when('winners', 'ledger', '[data-plated] + * > &')]: displayAt('s5'),
    [when('titles', 'capitals')]: displayAt('s4'),
    [when('titles', 'capitals', '[data-plated] + * > &')]: displayAt('s5'),
  },
});

export const description = component({ color: color.text.soft, ...textAt('s2') });

export const caret = component({
  color: color.text.soft,
  transition: `rotate ${motion.enter} ${motion.curve}`,
  selectors: {
    'details[open] > summary > &': { rotate: '180deg', color: color.action.text },
  },
});

export const content = component({
  paddingInline: '20px',
  paddingBlock: '4px 20px',
  selectors: {
    [when('winners', 'ledger')]: { paddingInline: 0 },
    [when('titles', 'capitals')]: { paddingInline: '16px' },
  },
});
