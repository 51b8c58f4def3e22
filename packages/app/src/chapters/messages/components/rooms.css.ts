import { screen, when } from '@livery/ui/theme';

/** As high as the line of notices in each manner of it. */
export const notices = screen({
  blockSize: 'max(44px, 1.75rem)',
  selectors: { [when('ticker', 'pill')]: { marginBlock: '4px 12px' } },
});
