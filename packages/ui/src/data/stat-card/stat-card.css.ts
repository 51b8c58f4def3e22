import { component } from '../../foundations/theme/style.ts';
import { cutFoot } from '../../foundations/theme/shapes.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, radius } = vars;

export const card = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '4px',
  minInlineSize: 0,
  padding: '14px 16px',
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: elevation.low,
  overflowWrap: 'anywhere',
  selectors: {
    [when('corners', 'cut')]: { clipPath: cutFoot(cut.row) },
    // Between rules, where the brand draws rules and no cards.
    [when('winners', 'ledger')]: {
      paddingInline: 0,
      borderRadius: 0,
      borderBlock: `${border.rule} solid ${color.line.soft}`,
      background: 'none',
      boxShadow: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const label = component({ color: color.text.soft, ...textAt('s2') });
export const value = component({ color: color.text.strong, ...figuresAt('s6') });

/** As high as the figure that will stand here. */
export const bone = component({
  display: 'inline-block',
  inlineSize: '60%',
  blockSize: '0.7em',
  borderRadius: radius.check,
  background: `color-mix(in srgb, ${color.text.strong} 16%, transparent)`,
});

export const delta = component({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  color: color.text.soft,
  ...textAt('s2'),
  selectors: {
    '&[data-tone="success"]': { color: color.success.text },
    '&[data-tone="danger"]': { color: color.danger.text },
  },
});

/** Keeps its place while the line is on its way. */
export const chart = component({ display: 'grid', minBlockSize: '36px', marginBlockStart: '4px' });
