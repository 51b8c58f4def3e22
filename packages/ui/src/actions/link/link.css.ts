import { labelCase, pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelAt, nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, type } = vars;

export const link = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minBlockSize: '44px',
    color: color.action.text,
    ...nameAt('s3'),
    selectors: {
      // In a line of text the line keeps its height; the target grows around it unseen.
      '&[data-inline]': {
        position: 'relative',
        display: 'inline',
        minBlockSize: 0,
        font: 'inherit',
        textTransform: 'inherit',
      },
      '&[data-inline]::after': { content: '', position: 'absolute', inset: '-12px 0' },
    },
  },
  pressable,
);

/** The look of "see all": small, after a title. */
export const quiet = component(
  {
    ...labelAt('s2'),
    fontSize: type.label.size,
    color: color.action.text,
    paddingInlineStart: '12px',
  },
  link,
  labelCase,
);

export const words = component({
  borderBlockEnd: `${border.rule} solid ${color.line.strong}`,
  paddingBlockEnd: '1px',
  selectors: { [`${quiet} > &`]: { borderBlockEnd: 0 } },
  '@media': { '(hover: hover)': { selectors: { 'a:hover > &': { textDecoration: 'underline' } } } },
});

/** Brands that draw with thin lines let the words stand alone. */
export const caret = component({
  selectors: { [when('icons', 'light')]: { display: 'none' } },
});
