import { screen } from '@livery/ui/theme';

export const room = screen({ visibility: 'hidden' });
