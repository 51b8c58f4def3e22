import { screen } from '../../foundations/theme/style.ts';

/** A talk as high as a small phone leaves it. */
export const talk = screen({ display: 'flex', flexDirection: 'column', blockSize: '420px' });
