import { screen } from '@livery/ui/theme';

/** Not below the bar of the page when it is brought into view. */
export const failure = screen({ scrollMarginBlock: 72 });
