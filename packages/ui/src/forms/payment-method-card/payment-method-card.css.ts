import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

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
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: radius.thumb,
  overflow: 'hidden',
  background: color.surface.inset,
  color: color.text.soft,
  selectors: {
    [when('tile', 'frame')]: {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
    },
    '[data-unavailable] > &': { opacity: 0.5 },
  },
});

export const picture = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const texts = component({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

export const name = component({
  minInlineSize: 0,
  ...nameAt('s3'),
  selectors: { '[data-unavailable] &': { color: color.text.soft } },
});

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  color: color.text.soft,
  ...textAt('s2'),
  selectors: {
    [when('selected', 'soft', 'label:has(:checked) &')]: { color: 'inherit' },
  },
});

export const fact = component({ minInlineSize: 0 });

export const value = component({
  fontWeight: type.text.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.strong,
  selectors: {
    [when('selected', 'soft', 'label:has(:checked) &')]: { color: 'inherit' },
    '[data-unavailable] &': { color: 'inherit' },
  },
});

export const reason = component({ color: color.warning.text, ...textAt('s2') });
