export { agentsEndpoints } from './endpoints.ts';
