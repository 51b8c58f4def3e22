import { screen } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

export const form = screen({
  display: 'grid',
  gap: '12px',
  padding: `0 ${vars.space.inset} 40px`,
});
export const stack = screen({ display: 'grid', gap: '12px' });
export const options = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px',
});
export const foot = screen({
  textAlign: 'center',
  color: vars.color.text.soft,
  paddingBlock: '12px',
});
