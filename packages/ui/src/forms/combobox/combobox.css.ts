import { inItself, inMiddle } from '../../foundations/manners/arranged.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { item } from '../../overlays/menu/menu.css.ts';
import { popover } from '../../overlays/popover/popover.css.ts';

const { color, type } = vars;

export const combobox = component({ position: 'relative', minInlineSize: 0 });

/** As wide as its field, and as high as there is room. */
export const list = component(
  {
    selectors: {
      '&&': { maxInlineSize: 'none', padding: 0, overflow: 'hidden' },
      '&:popover-open': { display: 'flex', flexDirection: 'column' },
    },
  },
  popover,
);

export const options = component({
  minBlockSize: 0,
  padding: '6px',
  ...inItself,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.text.faint} transparent`,
  selectors: { '&:empty': { display: 'none' } },
});

export const option = component(
  {
    scrollMarginBlock: '44px 6px',
    selectors: { '&[aria-selected="true"]': { fontWeight: type.text.strong } },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:not([data-disabled])': { background: color.surface.inset } },
      },
    },
  },
  item,
);

/** Of one width in all rows, so that names stand under each other. */
export const start = component({
  flex: 'none',
  ...inMiddle,
  minInlineSize: '28px',
  color: color.text.soft,
});

export const heading = component(
  {
    position: 'sticky',
    insetBlockStart: '-6px',
    zIndex: 1,
    padding: '10px 12px 6px',
    background: color.surface.raised,
  },
  labelCase,
);

export const empty = component({ padding: '20px 18px' });

/** Quieter than the value beside them. */
export const button = component({
  selectors: {
    '&&': { color: color.text.soft },
    '&[data-way="open"]': { marginInlineStart: '-4px' },
  },
});
