import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, type } = vars;

const ground = createVar();
const ring = createVar();
const on = ':has(:checked)';
const inOn = ':has(:checked) > &';
const row = '[data-filter="drawer"] &[data-type="checkbox"]';
const stake = '[data-filter="drawer"] &[data-type="radio"]';

export const choice = component(
  {
    vars: { [ground]: color.surface.inset, [ring]: '0 0 transparent' },
    position: 'relative',
    zIndex: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minInlineSize: '44px',
    maxInlineSize: '100%',
    minBlockSize: '44px',
    paddingInline: '16px',
    color: color.text.strong,
    ...nameAt('s3'),
    selectors: {
      // The ground lies below, so that it can lean while the letters keep their own slant.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: radius.pill,
        background: ground,
        boxShadow: ring,
        transform: leaning,
      },
      '&:has(img)': { paddingInlineStart: '8px' },
      [`&${on}`]: {
        vars: {
          [ground]: color.selected.fill,
          [ring]: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
        },
        color: color.selected.on,
      },
      '&:has(:focus-visible)': {
        outline: `${border.focus} solid ${color.line.focus}`,
        outlineOffset: '2px',
        borderRadius: radius.pill,
      },

      // A hairline around each, and italics for what is chosen.
      [when('selected', 'italic')]: {
        vars: { [ground]: 'none', [ring]: `inset 0 0 0 1px ${color.line.soft}` },
      },
      [when('selected', 'italic', `&${on}`)]: {
        vars: { [ground]: 'none', [ring]: `inset 0 0 0 1px ${color.action.text}` },
        color: color.action.text,
      },

      [row]: {
        display: 'flex',
        gap: '16px',
        minBlockSize: '48px',
        paddingInline: '4px',
        ...textAt('s3'),
        textTransform: 'none',
        color: color.text.strong,
      },
      [`${row}::before`]: { display: 'none' },

      [stake]: {
        vars: { [ground]: color.surface.strip, [ring]: '0 0 transparent' },
        justifyContent: 'center',
        paddingInline: '4px',
        ...figuresAt('s4'),
      },
      [`${stake}${on}`]: {
        vars: { [ground]: color.action.rest },
        color: color.action.on,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid ButtonText',
        selectors: { [`&${on}`]: { outline: '2px solid Highlight' } },
      },
    },
  },
  pressable,
);

/** Marks keep their colours on white where the brand has plates for them. */
export const holder = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  selectors: {
    [when('plate', 'blob')]: {
      inlineSize: '30px',
      blockSize: '30px',
      borderRadius: '50%',
      background: color.surface.tab,
    },
  },
});

export const mark = component({
  inlineSize: '22px',
  blockSize: '22px',
  objectFit: 'contain',
  filter: 'brightness(0) invert(1)',
  opacity: 0.9,
  selectors: {
    '[data-theme="light"] &': { filter: 'brightness(0)', opacity: 0.8 },
    [when('plate', 'blob')]: { filter: 'none', opacity: 1 },
    '[data-theme="light"][data-plate="blob"] &': { filter: 'none', opacity: 1 },
  },
});

export const label = component(
  {
    selectors: {
      [when('filter', 'drawer', '[data-type="checkbox"] > &')]: {
        flex: 1,
        fontWeight: type.text.strong,
      },
      [when('selected', 'italic', inOn)]: { fontStyle: script.italic },
    },
  },
  oneLine,
);

export const box = component({
  flex: 'none',
  display: 'none',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  selectors: {
    [inOn]: { display: 'grid', marginInlineEnd: '-4px' },
    [when('filter', 'drawer')]: {
      position: 'relative',
      zIndex: 0,
      display: 'grid',
      marginInlineEnd: '4px',
    },
    [when('filter', 'drawer', '&::before')]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: radius.check,
      boxShadow: `inset 0 0 0 ${border.outline} ${color.line.field}`,
      transform: leaning,
    },
    [when('filter', 'drawer', ':has(:checked) > &::before')]: {
      background: color.action.rest,
      boxShadow: 'none',
    },
  },
});

export const tick = component({
  selectors: {
    [when('filter', 'drawer')]: { opacity: 0, color: color.action.on },
    [when('filter', 'drawer', ':has(:checked) > * > &')]: { opacity: 1 },
  },
});
