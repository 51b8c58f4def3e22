import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: '8px',
  textAlign: 'start',
});

export const fact = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16px',
  paddingBlock: '12px',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line.soft}` },
    [when('sheet', 'centred')]: { paddingInline: '4px' },
  },
});

export const label = component({ color: color.text.soft, ...textAt('s3') });
/** Won and lost look alike: this is for looking at it calmly. */
export const value = component({
  color: color.text.strong,
  overflowWrap: 'anywhere',
  ...figuresAt('s5'),
});
export const more = component({ paddingBlockStart: '4px' });
