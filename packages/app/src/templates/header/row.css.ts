import { screen, vars, when } from '@livery/ui/theme';

/** The two ways in, side by side. */
export const ways = screen({ display: 'flex', gap: 'min(8px, 2vw)' });

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

/** Beside two ways in there is no room for it on the narrowest phones; the bar above offers the same. */
export const offer = screen({
  color: vars.color.frame.text,
  '@media': { '(max-width: 359px)': { display: 'none' } },
});

/** A member's money, and the way to what is theirs. */
export const own = screen({ display: 'flex', alignItems: 'center', gap: '4px' });

/** Beside a member's money there is room for the mark, and not for the name. */
const markAlone = { maxInlineSize: '28px', overflow: 'clip' };

export const aside = screen(markAlone);

/** Mark and name, but where a member’s money will stand beside them. */
export const whole = screen({ selectors: { 'html[data-member] &': markAlone } });

/** The place of the button that opens the member’s menu. */
export const menuRoom = screen({ inlineSize: vars.size.button, blockSize: vars.size.button });
