import { sized, stacked } from '../../foundations/manners/arranged.ts';
import { bead, edge, ground, ink } from '../../foundations/manners/bead.css.ts';
import { painted, toned } from '../../foundations/manners/tone.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, motion } = vars;

const side = '24px';

export const timeline = component({ ...stacked });

export const entry = component(
  {
    vars: { [painted.ground]: color.surface.strong },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${side} minmax(0, 1fr)`,
    columnGap: '12px',
    paddingBlockEnd: '20px',
    selectors: {
      '&&[data-expected]': {
        vars: { [ground]: 'transparent', [ink]: color.text.soft, [edge]: color.line.field },
      },
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to what follows: dotted while that is expected, and drawn over as it comes.
      '&:not(:last-child)::before, &:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${side} + 4px) 4px`,
        insetInlineStart: `calc(${side} / 2 - 1px)`,
        borderInlineStart: `2px solid ${color.line.strong}`,
      },
      '&:not(:last-child)::before': { borderInlineStartStyle: 'dotted' },
      '&:not(:last-child)::after': {
        transformOrigin: '0 0',
        transition: `scale ${motion.sheet} ${motion.sheetCurve}`,
      },
      '&:has(+ [data-expected])::after': { scale: '1 0' },
    },
  },
  toned,
);

export const mark = component(
  { ...sized(side), selectors: { '&:empty::before': { inset: '6px' } } },
  bead,
);

export const texts = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** As high as the mark. Twice the class: the sheet of the words may come later. */
export const title = component({ selectors: { '&&': { lineHeight: side } } });
export const when = component({ display: 'flex', flexWrap: 'wrap', columnGap: '8px' });

export const state = component({
  color: color.text.soft,
  selectors: {
    '[data-tone="action"] &': { color: color.action.text },
    '[data-tone="success"] &': { color: color.success.text },
    '[data-tone="warning"] &': { color: color.warning.text },
    '[data-tone="danger"] &': { color: color.danger.text },
  },
});
export const more = component({ marginBlockStart: '4px' });
