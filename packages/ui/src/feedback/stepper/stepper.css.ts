import { bead, edge, ground, ink } from '../../foundations/manners/bead.css.ts';
import { sized, stacked } from '../../foundations/manners/arranged.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { on } from '../../foundations/manners/choice.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color } = vars;

/** How large a mark is, and how far the line between two stands off from them. */
const look = own({ side: '32px', off: '6px' });

export const stepper = component({
  ...look.usual,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-size="small"]': as(look, { side: '12px', off: '4px' }) },
});

export const step = component({
  vars: { [ground]: 'transparent', [ink]: color.text.soft, [edge]: color.line.field },
  position: 'relative',
  ...stacked,
  justifyItems: 'center',
  alignContent: 'start',
  gap: '8px',
  selectors: {
    '&[data-state="done"]': {
      vars: { [ground]: on.ground, [ink]: on.ink, [edge]: on.edge },
    },
    '&[data-state="current"]': {
      vars: { [ink]: color.action.text, [edge]: color.action.text },
    },
    // The way from the step before, between both marks.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${look.side} / 2 - 1px)`,
      insetInline: `calc(-50% + ${look.side} / 2 + ${look.off}) calc(50% + ${look.side} / 2 + ${look.off})`,
      blockSize: '2px',
      background: color.line.strong,
    },
    '[data-state="done"] + &::before': { background: color.action.text },
  },
});

export const mark = component(
  {
    ...sized(look.side),
    ...figuresAt('s3'),
    selectors: {
      '[data-state="current"] > &::before': {
        boxShadow: `inset 0 0 0 max(2px, ${border.selected}) ${edge}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-state="current"] > &::before': { border: '3px solid Highlight' } },
      },
    },
  },
  bead,
);

export const words = component({ paddingInline: '4px', textAlign: 'center' });
