import { createVar, globalStyle } from '@vanilla-extract/css';

import { central } from '../../overlays/overlay/overlay.css.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { inItself, wrapping } from '../../foundations/manners/arranged.ts';
import { frame, framed } from '../../foundations/roles/frame.css.ts';
import { opened } from '../../foundations/manners/opened.ts';
import { slantedFoot } from '../../foundations/manners/seam.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, inColumn } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, elevation, radius, type } = vars;

const away = createVar();

export const popup = component(
  {
    vars: { [away]: '0px' },
    inlineSize: 'min(100% - 40px, 380px)',
    background: color.surface.raised,
    boxShadow: elevation.high,
    // A picture in its frame stands away from the edges.
    selectors: { [when('frames', 'frame')]: { vars: { [away]: '16px' } } },
  },
  central,
);

/** Over the picture, on a ground of its own. Twice the class: the button's sheet may come later. */
export const close = component({
  selectors: {
    '&&': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: `calc(8px + ${away} + ${frame.edge})`,
      insetInlineEnd: `calc(8px + ${away} + ${frame.edge})`,
      borderRadius: radius.pill,
      background: `color-mix(in srgb, ${color.surface.raised} 82%, transparent)`,
    },
    // Around it lies a picture of any colour.
    '&&:focus-visible': { outlineOffset: '-4px', background: color.surface.raised },
  },
});

/** Holds the buttons too, so that the keyboard has something to scroll it by. */
export const scroller = component({ minBlockSize: 0, ...inItself, borderRadius: 'inherit' });

export const picture = component({
  inlineSize: `calc(100% - 2 * ${away})`,
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  margin: `${away} ${away} 0`,
  objectFit: 'cover',
  ...framed,
  clipPath: slantedFoot('20px'),
});

export const texts = component({ padding: '20px 20px 12px' });

// A list stands in the middle as one, with each of its marks beside its words.
globalStyle(`${texts} :is(ol, ul)`, {
  '@layer': {
    [layers.components]: {
      inlineSize: 'fit-content',
      marginInline: opened.around,
      textAlign: 'start',
    },
  },
});

export const title = component({
  ...wrapping,
  ...displayAt('s5'),
  // Beside the cross a word of twelve letters stays whole, however large they are asked for.
  fontSize: inColumn(type.size.s5, 6.9),
  paddingInlineEnd: '40px',
  // The cross lies on the picture.
  selectors: { '&[data-below]': { paddingInlineEnd: 0 } },
});

/** Stays in sight below a long text. */
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  background: color.surface.raised,
});

export const pager = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  paddingInline: '12px',
});

export const position = component({
  minInlineSize: '64px',
  color: color.text.soft,
  textAlign: 'center',
  ...figuresAt('s3'),
});

export const next = component({ selectors: { '&&': { rotate: '180deg' } } });

export const quiet = component({
  padding: '4px 20px 12px',
  borderBlockStart: `1px solid ${color.line.soft}`,
  marginBlockStart: '8px',
  textAlign: 'start',
});
