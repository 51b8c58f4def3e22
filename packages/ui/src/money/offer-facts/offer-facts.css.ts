import { along } from '../../foundations/manners/arranged.ts';
import { trayOf } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const fact = component({
  alignContent: 'start',
  padding: '12px',
  ...trayOf(),
  // The last of an odd number would leave a hole beside it.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const label = component({ ...along('6px') });

export const value = component({
  selectors: { '[data-tone="warning"] > &&': { color: color.warning.text } },
});
