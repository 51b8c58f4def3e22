import { ifCentred } from '../../foundations/manners/opened.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

export const facts = component({ marginBlockStart: '8px', textAlign: 'start' });

export const fact = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16px',
  paddingBlock: '12px',
  paddingInline: ifCentred('4px'),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.soft}` } },
});

/** Won and lost look alike: this is for looking at it calmly. */
export const value = component({
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
  ...figuresAt('s5'),
});
export const more = component({ paddingBlockStart: '4px' });
export const pause = component({ paddingBlockStart: '12px', textAlign: 'start' });

/** All of one size, in pairs, and one under the other in large letters. */
export const answers = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gridAutoRows: '1fr',
  gap: '12px',
  flexBasis: '100%',
});
