import { component } from '../../foundations/theme/style.ts';

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12px',
});

export const title = component({ flex: '1 1 auto' });

/** Its words end where the card's do. Twice the class: the button's own sheet may come later. */
export const edit = component({ selectors: { '&&': { marginInlineEnd: '-12px' } } });

export const error = component({ display: 'block' });
