import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { layers } from '../theme/layers.ts';
import { mark, marked } from '../roles/mark.css.ts';
import { component } from '../theme/style.ts';
import { displayAt, figuresAt, rem, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, type } = vars;

export const prose = component({
  color: color.text.strong,
  ...textAt('s3'),
  lineHeight: `calc(${type.size.s3} * 1.5)`,
  overflowWrap: 'anywhere',
  // Long words alone: “responsible” may be parted, “games” may not.
  hyphens: 'auto',
  hyphenateLimitChars: '10 5 4',
  selectors: {
    '&[data-quiet]': { color: color.text.soft, ...textAt('s2'), lineHeight: rem(20) },
  },
});

/** What stands in the text brings no class along. */
const inProse = (target: string, rule: GlobalStyleRule): void => {
  globalStyle(
    target
      .split(', ')
      .map((one) => one.replace('&', prose))
      .join(', '),
    { '@layer': { [layers.components]: rule } },
  );
};

// Asked of the first child: what stands after anything at all is styled anew whenever a page changes.
inProse('& > :where(:not(:first-child))', { marginBlockStart: '12px' });
inProse('& :is(h1, h2, h3, h4)', { color: color.text.strong, ...displayAt('s4') });
inProse('& :is(h5, h6)', { color: color.text.strong, fontWeight: type.text.strong });
inProse('& :is(h1, h2, h3, h4, h5, h6):where(:not(:first-child))', { marginBlockStart: '20px' });
inProse('& :where(ol, ul)', { display: 'grid', gap: '12px', counterReset: 'item' });
inProse('& li', {
  position: 'relative',
  paddingInlineStart: '32px',
  counterIncrement: 'item',
});
// Terms are counted in the brand's figures.
inProse('& ol > li::before', {
  content: 'counter(item)',
  position: 'absolute',
  insetInlineStart: 0,
  color: color.action.text,
  ...figuresAt('s4'),
  lineHeight: 'inherit',
});
inProse('&:lang(ar) ol > li::before', { content: 'counter(item, arabic-indic)' });
inProse('& ul > li::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: '6px',
  insetBlockStart: '0.5em',
  inlineSize: '8px',
  blockSize: '8px',
  ...marked,
  background: mark.ink,
});
inProse('& a', { color: color.action.text, textDecoration: 'underline' });
inProse('& :is(strong, b)', { fontWeight: type.text.strong });
inProse('& small', { color: color.text.soft, ...textAt('s2') });
inProse('& img', {
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: `min(${radius.picture}, ${radius.card})`,
});
inProse('& blockquote', {
  paddingInlineStart: '16px',
  borderInlineStart: `3px solid ${color.action.rest}`,
  color: color.text.soft,
});
inProse('& hr', { border: 0, borderBlockStart: `1px solid ${color.line.soft}` });
inProse('& table', { borderCollapse: 'collapse' });
inProse('& caption', { paddingBlockEnd: '8px', color: color.text.soft, textAlign: 'start' });
// A wide table scrolls by itself, and the page does not; in a frame that scrolls it stays a table.
inProse('& > table, & :not([data-scrolls]) > table', { display: 'block', overflowX: 'auto' });
inProse('& [data-scrolls]', { overflowX: 'auto' });
inProse('& [data-scrolls] > table', { minInlineSize: '100%' });
inProse('& :is(th, td)', {
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${color.line.soft}`,
  textAlign: 'start',
  // A column is as wide as its longest word: a table of broken words says nothing.
  overflowWrap: 'break-word',
});
inProse('& th', { fontWeight: type.text.strong });
