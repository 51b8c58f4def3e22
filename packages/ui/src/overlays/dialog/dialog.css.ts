import { globalStyle } from '@vanilla-extract/css';

import { central, closing } from '../overlay/overlay.css.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { scrolling, under } from '../../foundations/manners/arranged.ts';
import { edge, ifCut, roundedBy } from '../../foundations/manners/edge.ts';
import { ifCentred, opened } from '../../foundations/manners/opened.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, elevation, gradient } = vars;

export const dialog = component(
  {
    inlineSize: 'min(100% - 40px, 360px)',
    selectors: {
      // Below the content, so that it can have any outline.
      '&::before': {
        ...under,
        borderRadius: 'inherit',
        border: `calc(${roundedBy(border.rule)} * (1 - ${opened.centred})) solid ${color.line.strong}`,
        background: `linear-gradient(180deg, ${gradient.sheet}) no-repeat 0 0 / 100% 180px, ${color.surface.raised}`,
        // Where corners are cut, a bar of colour lies over it.
        boxShadow: `inset 0 ${ifCut('4px')} ${color.action.rest}, ${elevation.high}`,
        clipPath: edge.pair,
      },
    },
  },
  central,
);

/** Holds the buttons too, so that the keyboard has something to scroll it by. */
export const scroller = component({
  minBlockSize: 0,
  padding: '24px 20px 0',
  ...scrolling,
  borderRadius: 'inherit',
  selectors: { '&::after': { content: '', display: 'block', blockSize: '20px' } },
});

export const title = component({
  overflowWrap: 'anywhere',
  ...displayAt('s5'),
  selectors: {
    '&[data-closable]': { minBlockSize: '36px', paddingInline: `${ifCentred('44px')} 44px` },
  },
});

/** Twice the class: the button's own sheet may come later. */
export const close = component(
  {
    selectors: {
      '&&': {
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: '14px',
        insetInlineEnd: '10px',
        color: color.text.soft,
      },
    },
  },
  closing,
);

export const content = component({ marginBlockStart: '8px' });

// Paragraphs bring no class along. Words in a line are no paragraphs.
globalStyle(`${content} > :is(p, ul, ol, div):not(:first-child)`, {
  '@layer': { [layers.components]: { marginBlockStart: '12px' } },
});

export const actions = component({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlock: '8px -20px',
  paddingBlock: '12px 20px',
  background: color.surface.raised,
});
