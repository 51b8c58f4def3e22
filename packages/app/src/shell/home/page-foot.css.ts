import { screen } from '@livery/ui/theme';

/** Of a page with a foot: what comes below is no part of the first screen, and jumps in none. */
export const screenful = screen({ minBlockSize: '100dvh' });
