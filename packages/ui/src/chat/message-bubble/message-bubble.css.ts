import { createVar } from '@vanilla-extract/css';

import { block, onRules } from '../../foundations/manners/block.ts';
import { ifCut, roundedBy } from '../../foundations/manners/edge.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius } = vars;

const ground = createVar();
const ink = createVar();
const faint = createVar();
const edge = createVar();
const width = createVar();
const corner = createVar();
/** The corner that points at whoever speaks. */
const point = createVar();

/** Where blocks are ruled, it is printed on the page within a hairline. */
export const message = component({
  vars: {
    [ground]: block.ground,
    [ink]: color.text.strong,
    [faint]: color.text.faint,
    [edge]: color.line.strong,
    [width]: onRules(border.outline),
    [corner]: roundedBy(`min(${radius.card}, 20px)`),
    [point]: roundedBy(`min(${radius.check}, 6px)`),
  },
  justifyItems: 'start',
  minInlineSize: 0,
  selectors: {
    '&[data-from="mine"]': {
      justifyItems: 'end',
      vars: { [ground]: color.selected.fill, [ink]: color.selected.on, [faint]: color.selected.on },
    },
    // It stands closer to the one that it goes on from.
    '&[data-joined]': { marginBlockStart: '-8px' },
    '&[data-state="failed"]': { vars: { [edge]: color.danger.text, [width]: border.outline } },
    // One's own stands on the plate that others are printed beside.
    [when('blocks', 'rules', '&[data-from="mine"]')]: {
      vars: {
        [ground]: color.surface.raised,
        [ink]: color.text.strong,
        [faint]: color.text.faint,
        [edge]: color.action.text,
      },
    },
    [when('edges', 'cut', '&[data-from="mine"]')]: {
      vars: { [ground]: color.surface.strong, [ink]: color.text.strong, [faint]: color.text.soft },
    },
  },
});

export const author = component({ paddingInline: '12px' });

export const bubble = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: '4px',
  minInlineSize: 0,
  maxInlineSize: 'min(100%, max(82%, 15rem))',
  padding: '8px 12px',
  borderRadius: corner,
  background: ground,
  color: ink,
  boxShadow: `inset 0 0 0 ${width} ${edge}, ${block.shadow}`,
  selectors: {
    '[data-from="theirs"] > &': { borderEndStartRadius: point },
    '[data-from="mine"] > &': {
      borderEndEndRadius: point,
      // A bar of the brand's colour, where corners are cut, stands where one's own words begin.
      borderInlineEnd: `${ifCut('4px')} solid ${color.action.rest}`,
      boxShadow: `inset 0 0 0 ${width} ${edge}`,
    },
    '[data-from="theirs"][data-joined] > &': { borderStartStartRadius: point },
    '[data-from="mine"][data-joined] > &': { borderStartEndRadius: point },
    '[data-state="sending"] > &': { opacity: 0.85 },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** As it was typed: lines and all; a long address breaks where it must. */
export const words = component({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  ...textAt('s3'),
});

export const link = component({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});

export const meta = component({
  color: faint,
  ...textAt('s1'),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // What is on its way is paler as a whole; a faint hour would be lost in it.
    '[data-state="sending"] &': { color: ink },
  },
});

export const attachments = component({ inlineSize: 'min(15rem, 60vw)', marginInline: '-4px' });

export const failed = component({ color: color.danger.text, ...textAt('s2') });

export const reason = component({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
