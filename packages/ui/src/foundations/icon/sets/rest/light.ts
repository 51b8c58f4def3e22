// A build leaves here what the first script does not draw.
export { light } from '../light.ts';
