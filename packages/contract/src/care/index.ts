export { careEndpoints } from './endpoints.ts';
export { Bar, PlayBarred } from './parts.ts';
