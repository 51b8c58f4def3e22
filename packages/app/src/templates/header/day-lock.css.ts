import { screen } from '@livery/ui/theme';

export const room = screen({ inlineSize: 44, blockSize: 44, flex: 'none' });
