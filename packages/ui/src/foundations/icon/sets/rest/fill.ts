// A build leaves here what the first script does not draw.
export { fill } from '../fill.ts';
