import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const bones = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 32%) minmax(0, 1fr)',
  alignItems: 'start',
  minBlockSize: '60dvb',
});

export const topics = screen({ display: 'grid', gap: 8, padding: 8 });
export const topic = screen({ blockSize: '48px' });
export const text = screen({ padding: `16px ${space.inset}` });
