// A build leaves here what the first script does not draw.
export { duotone } from '../duotone.ts';
