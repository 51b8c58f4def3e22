import { stacked } from '../../foundations/manners/arranged.ts';
import { onRules, trayOf } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const steps = component({
  ...stacked,
  gap: '16px',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: 0,
});

export const step = component({
  ...stacked,
  gap: '12px',
  padding: `12px calc(12px + ${onRules('4px')})`,
  ...trayOf(),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** A legend stands outside of what lays out its group. */
export const group = component({ minInlineSize: 0, border: 0, padding: 0, margin: 0 });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '44px',
});

export const name = component({ ...nameAt('s4'), color: color.text.strong });

export const add = component({ justifySelf: 'start' });
