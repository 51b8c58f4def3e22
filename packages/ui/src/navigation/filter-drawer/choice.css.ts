import { byPlate, shadeBy } from '../../foundations/manners/plate.ts';
import { inMiddle, sized, under } from '../../foundations/manners/arranged.ts';
import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { chip, ground, on, ring } from '../../forms/chip-group/chip.css.ts';
import { vendorMark } from '../classify-bar/vendor-mark.css.ts';
import { look } from './filter-drawer.css.ts';

const { border, color, radius, type } = vars;

const row = when('filter', 'drawer', '&[data-type="checkbox"]');
const stake = when('filter', 'drawer', '&[data-type="radio"]');

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
  ...inMiddle,
  ...sized(byPlate('28px', '30px')),
  borderRadius: '50%',
  background: shadeBy('transparent', color.surface.tab),
});

export const mark = component({ ...sized('22px') }, vendorMark);

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
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  display: look.box,
  placeItems: 'center',
  ...sized('22px'),
  marginInlineEnd: look.boxEnd,
  selectors: {
    '&::before': {
      ...under,
      content: look.frame,
      borderRadius: radius.check,
      boxShadow: `inset 0 0 0 ${border.outline} ${color.line.field}`,
      transform: leaning,
    },
    ':has(:checked) > &': { display: 'grid' },
    ':has(:checked) > &::before': { background: color.action.rest, boxShadow: 'none' },
  },
});

export const tick = component({
  color: look.tick,
  opacity: look.untold,
  selectors: { ':has(:checked) > * > &': { opacity: 1 } },
});
