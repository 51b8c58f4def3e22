import { along, stacked, wrapping } from '../../foundations/manners/arranged.ts';
import { onPlate } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, radius, space } = vars;

export const shares = component({
  ...stacked,
  gap: '8px',
  marginInline: space.inset,
  padding: `16px ${onPlate('16px')} 8px`,
});

/** Drawn from the start of the line. */
export const bar = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '16px',
  borderRadius: radius.check,
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** Where one part ends and the next begins. */
export const edge = component({ stroke: color.surface.raised, strokeWidth: 2 });

export const list = component({ ...stacked });

export const share = component({
  ...along('12px'),
  minBlockSize: '40px',
  paddingBlock: '6px',
  selectors: {
    '& + &': { borderBlockStart: `max(1px, ${border.rule}) solid ${color.line.soft}` },
  },
});

export const name = component({
  flex: 1,
  minInlineSize: 0,
  color: color.text.strong,
  ...textAt('s3'),
  ...wrapping,
});

export const figure = component({
  color: color.text.strong,
  textAlign: 'end',
  ...figuresAt('s3'),
});

/** As wide as the whole of it, so that figures beside it line up. */
export const percent = component({
  flex: '0 1 auto',
  overflowWrap: 'anywhere',
  minInlineSize: '5ch',
  color: color.text.soft,
  textAlign: 'end',
  ...textAt('s3'),
  fontVariantNumeric: 'tabular-nums lining-nums',
});
