import { screen } from '@livery/ui/theme';

export const main = screen({ outline: 'none' });
