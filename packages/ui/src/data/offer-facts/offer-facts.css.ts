import { component } from '../../foundations/theme/style.ts';
import { cutFoot } from '../../foundations/theme/shapes.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, radius, type } = vars;

export const offer = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});

/** Two beside each other, and one where letters are large. */
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '8px',
});

export const fact = component({
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  minInlineSize: 0,
  padding: '12px',
  borderRadius: radius.row,
  background: color.surface.inset,
  overflowWrap: 'anywhere',
  selectors: {
    // The last of an odd number would leave a hole beside it.
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    [when('corners', 'cut')]: { clipPath: cutFoot(cut.row) },
    [when('winners', 'ledger')]: {
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 0 0 ${border.outline} ${color.line.soft}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const label = component({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: color.text.soft,
  ...textAt('s2'),
});

export const value = component({
  color: color.text.strong,
  ...textAt('s3'),
  fontWeight: type.text.strong,
  selectors: { '[data-tone="warning"] > &': { color: color.warning.text } },
});

export const terms = component({ color: color.text.soft, ...textAt('s2') });
