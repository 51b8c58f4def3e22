import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { chip as plain } from './chip.css.ts';

export const group = component({ minInlineSize: 0 });

export const legend = component({ marginBlockEnd: '8px' });

/** As many lines as it takes, or one that scrolls; rings of the focus have room in either. */
export const chips = component({
  selectors: {
    '&[data-scrolling]': {
      flexWrap: 'nowrap',
      margin: '-4px',
      padding: '4px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
    // Three, and fewer where letters are large.
    '&[data-even]': {
      display: 'grid',
      gridTemplateColumns:
        'repeat(auto-fill, minmax(min(100%, max(5.5rem, (100% - 16px) / 3)), 1fr))',
    },
  },
});

export const chip = component(
  {
    flex: 'none',
    justifyContent: 'center',
    minInlineSize: '56px',
    selectors: {
      '&:has(:disabled), &:disabled': { opacity: 0.5, cursor: 'default' },
      [`[data-scrolling] > &`]: { whiteSpace: 'nowrap' },
    },
  },
  plain,
);

export const words = component({}, oneLine);
