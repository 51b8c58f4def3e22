import { screen } from '@livery/ui/theme';

/** Side by side over the whole line; where both names are long, one under the other. */
export const ways = screen({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const way = screen({ flex: '1 1 auto' });
