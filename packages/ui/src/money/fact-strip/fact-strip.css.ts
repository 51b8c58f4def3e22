import { trayOf } from '../../foundations/manners/block.ts';
import { parting } from '../../foundations/roles/parting.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const strip = component({
  padding: '6px 16px',
  ...trayOf(),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** A value that does not fit beside its label goes below it, still at the end. */
export const fact = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16px',
  paddingBlock: '8px',
  selectors: {
    // What the rest comes to stands apart from it, wherever it stands.
    '& + &[data-main], [data-main] + &': {
      borderBlockStart: `1px ${parting.style} ${color.line.strong}`,
    },
  },
});

export const value = component({
  marginInlineStart: 'auto',
  minInlineSize: 0,
  color: color.text.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  ...figuresAt('s3'),
  selectors: { '[data-main] > &': figuresAt('s5') },
});
