export { careEndpoints } from './endpoints.ts';
