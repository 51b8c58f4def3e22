import { createVar } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { blobs, leaning } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, type } = vars;
const round = createVar();

export const pagination = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
});

export const arrow = component({
  selectors: {
    '&&[aria-disabled="true"]': {
      color: `color-mix(in srgb, currentColor 40%, transparent)`,
      cursor: 'default',
    },
    // The mark of the way on, turned round.
    '&[data-way="back"]': { rotate: '180deg' },
  },
});

export const places = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
});

const current = '&[aria-current="page"]';

export const page = component(
  {
    vars: { [round]: radius.check },
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '44px',
    minBlockSize: '44px',
    paddingInline: '10px',
    color: color.text.soft,
    ...figuresAt('s3'),
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: '4px',
        borderRadius: round,
        transform: leaning,
      },
      [current]: { color: color.action.on },
      [`${current}::before`]: { background: color.action.rest },
      [when('ornament', 'disc')]: { vars: { [round]: '18px' } },
      [when('ornament', 'fruit')]: { vars: { [round]: blobs[0] } },
      [when('selected', 'soft', current)]: { color: color.selected.on },
      [when('selected', 'soft', `${current}::before`)]: {
        background: color.selected.fill,
        boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
      },
      [when('selected', 'italic')]: { fontWeight: type.display.weight },
      [when('selected', 'italic', current)]: {
        color: color.action.text,
        fontStyle: script.italic,
      },
      [when('selected', 'italic', `${current}::before`)]: {
        inset: 'auto 10px 4px',
        blockSize: border.tab,
        borderRadius: 0,
        background: color.action.text,
      },
      [when('ornament', 'lozenge')]: { vars: { [round]: '0' } },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [current]: { outline: '2px solid Highlight', outlineOffset: '-4px' } },
      },
    },
  },
  pressable,
);

export const gap = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  color: color.text.faint,
});
