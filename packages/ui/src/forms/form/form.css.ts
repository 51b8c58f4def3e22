import { ground, ink } from '../../foundations/manners/bead.css.ts';
import { stacked } from '../../foundations/manners/arranged.ts';
import { inSaid, said, toned } from '../../foundations/manners/tone.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, radius } = vars;

export const form = component({ ...stacked, gap: '16px' });

/** Takes the focus when a try has failed. */
export const summary = component(
  {
    display: 'flex',
    gap: '12px',
    padding: `calc(12px + ${inSaid('2px')}) ${inSaid('16px')}`,
    borderRadius: inSaid(radius.message),
    borderBlock: `calc(${border.rule} * (1 - ${said.box})) solid ${color.danger.text}`,
    background: ground,
    color: ink,
    scrollMarginBlock: '24px',
    selectors: { '&:focus-visible': { outlineColor: color.danger.text } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  toned,
);

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
