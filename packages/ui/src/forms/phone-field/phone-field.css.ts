import { filling, ringed } from '../../foundations/manners/arranged.ts';
import { inBox } from '../../foundations/manners/field.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, radius } = vars;

/** A button, or like one where the browser's own list lies over it. */
export const dial = component({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px',
  minInlineSize: `calc(68px + ${inBox('20px')})`,
  alignSelf: 'stretch',
  paddingInline: `${inBox('20px')} 12px`,
  borderStartStartRadius: radius.field,
  borderEndStartRadius: radius.field,
  color: color.text.strong,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:has(:focus-visible), &:focus-visible': ringed(`calc(-1 * ${border.focus})`),
    // What parts the two, lower than the field itself.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlock: '25%',
      borderInlineEnd: `1px solid ${color.line.field}`,
      opacity: 0.6,
    },
  },
});

export const shown = component(figuresAt('s4'));

export const mark = component({ color: color.text.soft });

export const select = component({
  appearance: 'none',
  ...filling,
  opacity: 0,
  cursor: 'pointer',
  // Smaller letters would make a phone zoom in on the list.
  fontSize: '16px',
});

/** Of one height, so that the sheet stands still while countries are found. */
export const list = component({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  blockSize: 'calc(min(70dvh, 640px) - 136px)',
  minBlockSize: '120px',
  // Rows begin where the line above them does.
  marginInline: '-12px',
});

/** Codes under each other, and names as well. */
export const code = component({ minInlineSize: '5ch', color: color.text.soft, ...figuresAt('s3') });
