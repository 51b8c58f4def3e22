import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, radius, space } = vars;

/** At the foot of the page, over its bar until there is an answer. */
export const bar = component({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 480px)',
  // What is more than half of the screen scrolls in itself.
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  padding: `16px ${space.inset} calc(12px + env(safe-area-inset-bottom))`,
  borderStartStartRadius: radius.sheet,
  borderStartEndRadius: radius.sheet,
  borderBlockStart: `${border.rule} solid ${color.line.strong}`,
  background: color.surface.raised,
  boxShadow: elevation.high,
  color: color.text.strong,
  selectors: {
    [when('corners', 'cut')]: { borderBlockStart: `4px solid ${color.action.rest}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const description = component({
  color: color.text.soft,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s3'),
});

/** As large as each other, and one under the other where letters are large. */
export const answers = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '8px',
});

export const choices = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});
