import { along } from '../../foundations/manners/arranged.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { matchParent } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

/** What the figure stands off from its label: close, so that the two are read as one. */
const look = own({ above: '4px' });

export const head = component({
  ...look.usual,
  selectors: { '&[data-size="small"]': as(look, { above: '0px' }) },
});

/** The label, and the eye at the end, whose target is larger than the line is high. */
export const top = component({ ...along('8px'), justifyContent: 'space-between' });
export const eye = component({
  selectors: { '&&': { marginBlock: '-12px', marginInlineEnd: '-10px', color: color.text.soft } },
});

export const sum = component({
  display: 'block',
  marginBlockStart: look.above,
  // A figure runs from the left in every language, and still stands where lines begin.
  textAlign: matchParent,
  overflowWrap: 'anywhere',
  color: color.text.strong,
  ...figuresAt('s7'),
  selectors: {
    '[data-size="small"] &': figuresAt('s5'),
    '[data-size="large"] &[data-length="long"]': figuresAt('s6'),
    '[data-size="large"] &[data-length="longest"]': figuresAt('s5'),
  },
});

/** Two side by side on every phone, and one where letters are large; never three and one. */
export const parts = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(112)}, (100% - 12px) / 2)), 1fr))`,
  gap: '12px',
  paddingBlockStart: '14px',
  borderBlockStart: `1px solid ${color.line.soft}`,
});

export const partLabel = component({ ...along('6px') });
export const part = component({ overflowWrap: 'anywhere' });
