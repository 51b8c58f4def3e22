import { screen } from '@livery/ui/theme';

/** As large as what it stands in says. */
export const amount = screen({ whiteSpace: 'nowrap' });
