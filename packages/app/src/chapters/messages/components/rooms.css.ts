import { screen, vars, when } from '@livery/ui/theme';

/** As high as the line of notices in each manner of it. */
export const notices = screen({
  blockSize: 'max(44px, 1.75rem)',
  selectors: {
    [when('ticker', 'pill')]: { marginBlock: '4px 12px' },
    // Tucked under the cut of the banner before it, as the line will be.
    [`[data-banner="bleed"][data-edge="diagonal"]${when('ticker', 'crawl', '[data-banners] + &')}`]:
      { marginBlockStart: `calc(4px - ${vars.size.edge})` },
  },
});
