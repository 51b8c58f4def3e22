import { pointAnew, roles } from './roles.ts';

/** Where one ground ends on another: straight, or on a slant that falls to the end of a line. */
export const seam = roles('seam', { first: '0', last: '0' });

pointAnew('seam', 'diagonal', { [seam.last]: '1' });
pointAnew(
  'seam',
  'diagonal',
  { [seam.last]: '0', [seam.first]: '1' },
  (brand) => `[dir="rtl"]${brand}`,
);
