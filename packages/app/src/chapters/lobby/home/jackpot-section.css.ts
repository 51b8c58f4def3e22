import { screen } from '@livery/ui/theme';

export const fed = screen({ display: 'grid', gap: '4px', justifyItems: 'stretch' });

export const room = screen({ display: 'grid', gap: '4px', visibility: 'hidden' });
