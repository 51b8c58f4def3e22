import { filling, inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { tray } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius, type } = vars;

/** Twice the class: the sheet of radio buttons may come later. */
export const method = component({
  selectors: {
    '&&': { gap: '16px' },
    // Its reason must be read, so that nothing but the mark grows pale.
    '&&[data-unavailable]:has(:disabled)': { opacity: 1 },
  },
});

/** Marks are drawn for white paper. */
export const logo = component({
  position: 'relative',
  flex: 'none',
  ...inMiddle,
  ...sized('48px'),
  borderRadius: radius.thumb,
  overflow: 'hidden',
  background: tray.ground,
  boxShadow: frame.ring,
  color: color.text.soft,
  selectors: { '[data-unavailable] > &': { opacity: 0.5 } },
});

export const picture = component({ ...filling, objectFit: 'cover' });

export const texts = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  color: color.text.soft,
  ...textAt('s2'),
});

export const fact = component({ minInlineSize: 0 });

export const value = component({
  fontWeight: type.text.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.strong,
  selectors: { '[data-unavailable] &': { color: 'inherit' } },
});

export const reason = component({ color: color.warning.text });
