import { component } from '../../foundations/theme/style.ts';

export const code = component({ display: 'block', marginBlockStart: '8px' });
