import { screen } from '@livery/ui/theme';

export const bones = screen({ minBlockSize: '60dvb' });
