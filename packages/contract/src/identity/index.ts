export { identityEndpoints } from './endpoints.ts';
export { IdentityStanding } from './standing.ts';
