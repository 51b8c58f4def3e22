import { screen, vars, when } from '@livery/ui/theme';

const { radius, size, space } = vars;

/** As high as the line of notices in each manner of it. */
export const notices = screen({
  blockSize: 'max(44px, 1.75rem)',
  selectors: { [when('ticker', 'pill')]: { marginBlock: '4px 12px' } },
});

/** A banner with its pager; in a full bleed the pager lies on the banner. */
export const banners = screen({
  paddingInline: space.inset,
  paddingBlockEnd: 22,
  selectors: {
    [when('banner', 'bleed')]: { padding: 0 },
    [when('plate', 'blob')]: { paddingBlockEnd: 30 },
    [when('plate', 'arch')]: { paddingBlockEnd: 30 },
  },
});

export const banner = screen({
  blockSize: size.hero,
  borderRadius: radius.banner,
  selectors: { [when('banner', 'bleed')]: { borderRadius: 0 } },
});
