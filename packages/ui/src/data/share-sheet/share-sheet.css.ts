import { component } from '../../foundations/theme/style.ts';

export const body = component({ paddingBlockEnd: '16px' });
