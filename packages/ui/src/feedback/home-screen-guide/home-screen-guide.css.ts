import { leaningBox } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, textAt } from '../../foundations/theme/type.ts';
import { inTurn, plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius } = vars;

export const text = component({
  color: color.text.soft,
  ...textAt('s3'),
  selectors: { [when('sheet', 'centred')]: { textAlign: 'center' } },
});

export const steps = component({ display: 'grid', gap: '12px', counterReset: 'step' });

export const step = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  counterIncrement: 'step',
  selectors: {
    // A thread from one to the next.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetInlineStart: '25px',
      insetBlock: '50% calc(-50% - 12px)',
      borderInlineStart: `2px solid ${color.line.soft}`,
    },
    ...inTurn((turn) => ({
      vars: { [color.surface.inset]: turn.ground, [color.icon.second]: turn.mark },
      borderRadius: turn.outline,
    })),
  },
});

export const plate = component({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: radius.holder,
  background: color.surface.inset,
  selectors: {
    ...plates.tinted({ borderRadius: 'inherit' }),
    ...plates.leaning({ background: color.surface.strip, clipPath: leaningBox('52px') }),
    [when('tile', 'frame')]: {
      borderRadius: 0,
      border: `${border.frame} solid ${color.line.strong}`,
      background: color.surface.raised,
      color: color.action.text,
    },
  },
});

export const icon = component({});

/** Counted in the brand's figures. */
export const words = component({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(20px, auto) minmax(0, 1fr)',
  columnGap: '8px',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s3'),
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: color.action.text,
      ...figuresAt('s4'),
      lineHeight: 'inherit',
    },
    [when('winners', 'ledger', '&::before')]: { ...displayAt('s4'), fontStyle: script.italic },
  },
});
