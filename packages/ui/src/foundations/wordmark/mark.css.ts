import { component } from '../theme/style.ts';

export const mark = component({ display: 'block', flex: 'none' });

/** Of two drawings the one that was made for the mode. */
export const inMode = component({
  selectors: {
    '[data-theme="dark"] &[data-mode="light"]': { display: 'none' },
    '[data-theme="light"] &[data-mode="dark"]': { display: 'none' },
  },
});
