import { screen, vars, when } from '@livery/ui/theme';

const { radius, size, space } = vars;

/** As high as the line of notices in each manner of it. */
export const notices = screen({
  blockSize: 'max(44px, 1.75rem)',
  selectors: { [when('ticker', 'pill')]: { marginBlock: '4px 12px' } },
});

/**
 * The first banner's picture, as soon as the page has heard of it by itself. Before
 * that, and without scripts, there is none.
 */
export const early = screen({
  position: 'absolute',
  insetInline: space.inset,
  insetBlockStart: 0,
  blockSize: size.hero,
  borderRadius: radius.banner,
  background: 'var(--first-banner, none) center / cover no-repeat',
  selectors: {
    [when('banner', 'bleed')]: { insetInline: 0, borderRadius: 0 },
    // Its room for words is at the start, wherever reading starts.
    '[dir="rtl"] &': { scale: '-1 1' },
  },
});
