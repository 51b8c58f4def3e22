import { block, blockOf, onPlate, ruleOf } from '../../foundations/manners/block.ts';
import { entryAt, ifGrand } from '../../foundations/manners/voices.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, motion, size } = vars;

export const accordion = component({
  display: 'grid',
  gap: block.gap,
  borderBlockStart: ruleOf(),
});

export const item = component({
  minInlineSize: 0,
  ...blockOf(),
  borderBlockEnd: ruleOf(),
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
    '&[open]': { clipPath: 'none' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: size.richRow,
  paddingInline: onPlate('16px'),
  paddingBlock: '10px',
  borderRadius: 'inherit',
  listStyle: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const texts = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: '2px' });

export const title = component({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...entryAt('s4'),
  // Beside a plate, not beside an icon.
  selectors: { '[data-plated] + * > &': ifGrand('s4', 's5') },
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
  paddingInline: onPlate('16px'),
  paddingBlock: '4px 20px',
});
