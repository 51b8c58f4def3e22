import { along } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';

/** The button and what takes its place are as high as each other: nothing below moves. */
export const place = component({ ...along('12px'), minBlockSize: '52px' });

export const bar = component({ flex: 1, minInlineSize: 0 });
