import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { chip, ground, on, ring } from '../../forms/chip-group/chip.css.ts';

const { border, color, radius, type } = vars;

const inOn = ':has(:checked) > &';
const row = '[data-filter="drawer"] &[data-type="checkbox"]';
const stake = '[data-filter="drawer"] &[data-type="radio"]';

export const choice = component(
  {
    minInlineSize: '44px',
    selectors: {
      '&:has(img)': { paddingInlineStart: '8px' },

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
  },
  chip,
);

/** Marks keep their colours on white where the brand has plates for them. */
export const holder = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  selectors: {
    ...plates.tinted({
      inlineSize: '30px',
      blockSize: '30px',
      borderRadius: '50%',
      background: color.surface.tab,
    }),
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
    ...plates.tinted({ filter: 'none', opacity: 1 }),
    ...plates.tinted({ filter: 'none', opacity: 1 }, (root) => `[data-theme="light"]${root} &`),
  },
});

export const label = component(
  {
    selectors: {
      [when('filter', 'drawer', '[data-type="checkbox"] > &')]: {
        flex: 1,
        fontWeight: type.text.strong,
      },
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
