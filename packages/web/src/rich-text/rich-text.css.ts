import { screen } from '@livery/ui/theme';

/** Words without their HTML keep their lines. */
export const words = screen({ whiteSpace: 'pre-line' });
