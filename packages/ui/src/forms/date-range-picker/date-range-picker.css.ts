import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

/** In sight however far the sheet has scrolled. */
export const foot = component({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: '-28px',
  display: 'grid',
  gap: '12px',
  marginBlockEnd: '-16px',
  paddingBlock: '8px 16px',
  background: color.surface.raised,
});

/** Keeps its line before anything is chosen. */
export const days = component({
  color: color.text.strong,
  textAlign: 'center',
  ...figuresAt('s4'),
});
