import { screen, vars, when } from '@livery/ui/theme';

/** The two ways in, side by side. */
export const ways = screen({
  display: 'flex',
  gap: 'min(8px, 2vw)',
  marginInlineStart: '4px',
});

/** On the narrowest phones the words keep their line, and give up room around them. */
export const way = screen({
  selectors: {
    '&&': { paddingInline: 'min(20px, 3.6vw)' },
    // Without a ground of its own it lies on the bar's, which is dark by day in some brands.
    [when('secondary', 'outlined', '&&[data-variant="secondary"]')]: {
      color: vars.color.frame.text,
    },
  },
});

/** The bar's own ink, whatever ground the brand gives it. */
export const menu = screen({ color: vars.color.frame.text });

const { size } = vars.type.wordmark;

/** The name gives way in size before it gives way as a whole. */
const besideFigures = `min(${size}, 5.6vw)`;
export const besideMoney = screen({ fontSize: besideFigures });
export const besideWays = screen({
  fontSize: `min(${size}, 6.2vw)`,
  selectors: { 'html[data-member] &': { fontSize: besideFigures } },
});
export const long = screen({ fontSize: `min(${size}, 4.6vw)` });

/** In the field of the search, whose ink it has. */
export const offer = screen({ color: vars.color.text.soft });

/** A member's money, and the way to what is theirs. */
export const own = screen({ display: 'flex', alignItems: 'center', gap: '2px', minInlineSize: 0 });

/** The place of the button that opens the member’s menu. */
export const menuRoom = screen({ inlineSize: vars.size.button, blockSize: vars.size.button });
