import { modal } from '../overlay/overlay.css.ts';
import { component } from '../theme/style.ts';
import { displayAt, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { border, color, elevation, motion, radius } = vars;

export const confirm = component(
  {
    inset: 0,
    margin: 'auto',
    inlineSize: 'min(100% - 48px, 360px)',
    blockSize: 'fit-content',
    padding: '24px 20px 20px',
    borderRadius: radius.card,
    border: `${border.rule} solid ${color.line.strong}`,
    background: color.surface.raised,
    boxShadow: elevation.high,
    color: color.text.strong,
    opacity: 0,
    translate: `0 max(8px, ${motion.enterRise})`,
    transitionDuration: motion.enter,
    transitionTimingFunction: motion.enterCurve,
    selectors: {
      '&[open]': { display: 'grid', gap: '8px', opacity: 1, translate: 'none' },
      [when('sheet', 'centred')]: { textAlign: 'center' },
    },
    '@starting-style': {
      selectors: { '&[open]': { opacity: 0, translate: `0 max(8px, ${motion.enterRise})` } },
    },
  },
  modal,
);

export const title = component(displayAt('s5'));

export const text = component({ color: color.text.soft, ...textAt('s3') });

export const actions = component({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  marginBlockStart: '12px',
});
