export { games } from './catalogue.ts';
export { drawCover } from './cover.ts';
export { drawVendorMark } from './marks.ts';
export { vendors } from './vendors.ts';
