import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius } = vars;

export const form = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});

/** Takes the focus when a try has failed. */
export const summary = component({
  display: 'flex',
  gap: '12px',
  padding: '14px 16px',
  borderRadius: radius.message,
  background: color.danger.surface,
  color: color.danger.on,
  scrollMarginBlock: '24px',
  selectors: {
    '&:focus-visible': { outlineColor: color.danger.text },
    [when('message', 'plain')]: {
      padding: '12px 0',
      borderRadius: 0,
      borderBlock: `${border.rule} solid ${color.danger.text}`,
      background: 'transparent',
      color: color.danger.text,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const icon = component({ flex: 'none', color: color.danger.text });
export const texts = component({ flex: 1, minInlineSize: 0 });
export const title = component({ overflowWrap: 'anywhere', ...nameAt('s3') });
export const list = component({ display: 'grid', marginBlock: '2px -10px' });

/** As high as a finger needs it. */
export const entry = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...textAt('s2'),
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
